/**
 * A change for a test, with a simple proof in place of the real one: all refactorings are pure but those that are named; a token that a
 * diff keeps is the same; one that reads like a name in `caused` is caused by the first refactoring of that type; all else
 * is edited.
 */
import {detectInSteps} from '../../../src/engine/analyze.ts'
import {explain} from '../../../src/engine/explain/explain.ts'
import type {Explanation} from '../../../src/engine/explain/explanation.ts'
import {FilePairs} from '../../../src/engine/explain/file-pairs.ts'
import type {Evidence} from '../../../src/engine/families/evidence.ts'
import type {Finding} from '../../../src/engine/families/family.ts'
import type {CodeModel, SourceFile} from '../../../src/engine/model/code.ts'
import {Account} from '../../../src/engine/preserve/account.ts'
import {Names} from '../../../src/engine/preserve/graph/names.ts'
import {Uses} from '../../../src/engine/preserve/graph/uses.ts'
import type {Judgement} from '../../../src/engine/preserve/reason.ts'
import type {Side} from '../../../src/engine/report.ts'
import {Stop} from '../../../src/engine/stop.ts'
import {commonSequence} from '../../../src/engine/text/sequence.ts'
import {readJava} from '../../languages/java/read-java.ts'

export interface Change {
  /** Texts by path; a text alone is that of `shop/Till.java`. */
  before: Record<string, string> | string
  after: Record<string, string> | string
  /** Texts of tokens → the type of the refactoring that changed them. */
  caused?: Record<string, string>
  /** Types of refactorings that nobody could prove. */
  unproved?: string[]
  /** All tokens are the same, wherever they stand. */
  same?: boolean
  judge?: (finding: Finding) => Partial<Judgement>
}

export function explanationOf({before, after, caused = {}, same = false, unproved = [], judge = () => ({})}: Change): Explanation {
  const {evidence, findings} = detected(modelOf(before), modelOf(after))
  const judgements = findings.map((finding): [Finding, Judgement] => {
    const verdict = unproved.includes(finding.name) ? 'unproved' : 'pure'
    return [finding, {verdict, reasons: [], holds: false, ...judge(finding)}]
  })
  const names = {before: new Names(evidence.before), after: new Names(evidence.after)}
  const uses = new Uses(evidence.after, names.after)
  return explain(evidence, findings, {account: accountOf(evidence, findings, caused, same), judgements: new Map(judgements), uses, names})
}

const modelOf = (files: Change['before']): CodeModel => ({
  files: Object.entries(typeof files === 'string' ? {'shop/Till.java': files} : files).map(([path, text]) => readJava(text, path)),
})

function detected(before: CodeModel, after: CodeModel): {evidence: Evidence; findings: Finding[]} {
  const steps = detectInSteps({before, after, renamedFiles: new Map()}, new Stop())
  let step = steps.next()
  while (!step.done) step = steps.next()
  return {evidence: step.value.evidence!, findings: step.value.findings}
}

function accountOf(evidence: Evidence, findings: Finding[], caused: Record<string, string>, same: boolean): Account {
  const account = new Account()
  const pairs = new FilePairs(evidence)
  const paint = (file: SourceFile, i: number, isKept: boolean) => {
    const stretch = {start: file.tokens.start[i], end: file.tokens.end[i]}
    const by = findings.find(({name}) => name === caused[file.text.slice(stretch.start, stretch.end)])
    if (by) account.paint(file, stretch, {is: 'caused', by: [by]})
    else if (isKept) account.paint(file, stretch, {is: 'same'})
  }
  for (const side of ['before', 'after'] as const) {
    for (const file of evidence[side].files) {
      const partner = pairs.partnerOf(file)
      const kept = new Set(partner && commonSequence(textsOf(file), textsOf(partner)).map(([own]) => own))
      for (let i = 0; i < file.tokens.count; i++) paint(file, i, same || kept.has(i))
    }
  }
  return account
}

const textsOf = ({text, tokens}: SourceFile): string[] =>
  Array.from({length: tokens.count}, (_, i) => text.slice(tokens.start[i], tokens.end[i]))

/** `after shop/Till.java 3-4: explained, import, Move Class`: the runs that are more than the same. */
export function told({files}: Explanation, only: Side | 'both' = 'both'): string[] {
  return files
    .filter(({side}) => only === 'both' || side === only)
    .flatMap(({file, side, runs}) =>
      runs
        .filter(({verdict, because}) => verdict !== 'same' || because.length)
        .map(({startLine, endLine, verdict, because, causes}) => {
          const lines = startLine === endLine ? startLine : `${startLine}-${endLine}`
          return `${side} ${file.path} ${lines}: ${[verdict, ...because, ...causes.map(({name}) => name)].join(', ')}`
        }),
    )
}
