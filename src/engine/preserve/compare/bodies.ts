/**
 * Two methods, header and body, with the bodies that stand in the place of calls.
 */
import type {Finding} from '../../families/family.ts'
import type {BodyMapping} from '../../map/mapping.ts'
import type {Method} from '../../model/code.ts'
import type {Pair} from '../../pair/pairs.ts'
import {type Frame, frameOf} from '../frame.ts'
import {markOf, type Pass} from '../pass.ts'
import {codeTokens, ownTokens} from '../tokens.ts'
import {compareHeaders, type Header} from './headers.ts'
import {StatementComparison} from './statements.ts'

export function compareMethods(
  {before, after}: Pair<Method>,
  mapping: BodyMapping | undefined,
  causes: readonly Finding[],
  pass: Pass,
): void {
  const [b, a] = [frameOf('before', before, causes), frameOf('after', after, causes)]
  compareHeaders(headerOf(before, b), headerOf(after, a), pass)
  const [old, now] = [before.body?.root, after.body?.root]
  if (old && now) new StatementComparison(pass, mapping).blocks({statement: old, frame: b}, {statement: now, frame: a})
  for (const side of ['before', 'after'] as const) {
    for (const [method, finding] of pass.expanded[side]) paintExpanded(method, finding, pass)
  }
}

/** A method that is new, or gone, is there because of the refactoring; its statements are compared where it is called. */
function paintExpanded(method: Method, finding: Finding, pass: Pass): void {
  const root = method.body?.root
  const frame = frameOf('after', method, [finding])
  for (const token of headerOf(method, frame).tokens) pass.notes.token(method.file, token, markOf([finding]))
  if (root) for (const token of ownTokens(method.file, root, root.children)) pass.notes.token(method.file, token, markOf([finding]))
}

export function headerOf(method: Method, frame: Frame): Header {
  const {file, start, headerEnd, parameters, annotations} = method
  return {declared: method, frame, tokens: codeTokens(file, {start, end: headerEnd}), parameters, annotations}
}
