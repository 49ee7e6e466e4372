/**
 * Two methods, header and body, with the bodies that stand in the place of calls.
 */
import type {Finding} from '../../families/family.ts'
import type {BodyMapping} from '../../map/mapping.ts'
import type {Extent, Method, SourceFile} from '../../model/code.ts'
import type {Pair} from '../../pair/pairs.ts'
import type {Side} from '../../report.ts'
import {type Frame, frameOf} from '../frame.ts'
import {markOf, type Pass} from '../pass.ts'
import type {Reason} from '../reason.ts'
import {codeTokens, ownTokens, tokenText} from '../tokens.ts'
import {accountedAlone} from './given-instead.ts'
import {compareHeaders, type Header} from './headers.ts'
import {StatementComparison} from './statements.ts'

export function compareMethods(
  {before, after}: Pair<Method>,
  mapping: BodyMapping | undefined,
  causes: readonly Finding[],
  pass: Pass,
): void {
  const [b, a] = [frameOf('before', before, causes), frameOf('after', after, causes)]
  pairParameters(before, after, pass)
  const [old, now] = [before.body?.root, after.body?.root]
  if (old && now) new StatementComparison(pass, mapping).blocks({statement: old, frame: b}, {statement: now, frame: a})
  compareHeaders(headerOf(before, b), headerOf(after, a), pass, accountedAlone({before, after}, pass))
  for (const side of ['before', 'after'] as const) {
    const around = side === 'after' ? after : before
    for (const [method, finding] of pass.expanded[side]) {
      paintExpanded(method, finding, pass)
      showOwnRules(method, around, side, pass)
    }
  }
}

function pairParameters(before: Method, after: Method, pass: Pass): void {
  if (before.parameters.length !== after.parameters.length) return
  for (const [i, one] of before.parameters.entries()) pass.declare(one, after.parameters[i])
}

/** A method that is new, or gone, is there because of the refactoring; its statements are compared where it is called. */
function paintExpanded(method: Method, finding: Finding, pass: Pass): void {
  const root = method.body?.root
  const frame = frameOf('after', method, [finding])
  for (const token of headerOf(method, frame).tokens) pass.notes.token(method.file, token, markOf([finding]))
  if (root) for (const token of ownTokens(method.file, root, root.children)) pass.notes.token(method.file, token, markOf([finding]))
}

/** A lock that the method around does not hold, and notes that something may act on, are more than code in another place. */
function showOwnRules(method: Method, around: Method, side: Side, pass: Pass): void {
  const {file, annotations, start, headerEnd} = method
  const notes = annotations.filter(({isInert}) => !isInert)
  const locks = isLocked(method) && !isSameLock(method, around) ? wordsOf(file, {start, end: headerEnd}, 'synchronized') : []
  for (const place of [...notes, ...locks]) {
    const located = [{file, start: place.start, end: place.end}]
    const reason: Reason = side === 'after' ? {kind: 'added', before: [], after: located} : {kind: 'dropped', before: located, after: []}
    pass.notes.paint(file, place, {is: 'edited', reason})
  }
}

const isLocked = ({modifiers}: Method): boolean => modifiers.has('synchronized')

const isSameLock = (method: Method, around: Method): boolean =>
  isLocked(around) && method.type === around.type && method.modifiers.has('static') === around.modifiers.has('static')

const wordsOf = (file: SourceFile, extent: Extent, word: string): Extent[] =>
  codeTokens(file, extent)
    .filter(token => tokenText(file, token) === word)
    .map(token => ({start: file.tokens.start[token], end: file.tokens.end[token]}))

export function headerOf(method: Method, frame: Frame): Header {
  const {file, start, headerEnd, parameters, annotations} = method
  return {declared: method, frame, tokens: codeTokens(file, {start, end: headerEnd}), parameters, annotations}
}
