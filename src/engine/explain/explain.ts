/**
 * Gives every line of both versions its verdict: nothing on it changed, refactorings account for what did, or something
 * is left that a reader must look at.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Finding} from '../families/family.ts'
import type {SourceFile} from '../model/code.ts'
import type {Proof} from '../preserve/prove.ts'
import type {Side} from '../report.ts'
import {Comments} from './comments.ts'
import {Context} from './context.ts'
import {allUnexplained, type Explanation, type LineRun} from './explanation.ts'
import {Imports} from './imports.ts'
import {tallyLines} from './lines.ts'
import {movedMembers} from './moved-members.ts'
import {packageFates} from './package-line.ts'
import {stragglers} from './stragglers.ts'
import {withTwins} from './twin-lines.ts'

export function explain(evidence: Evidence, findings: readonly Finding[], proof: Proof): Explanation {
  const context = new Context(evidence, findings, proof)
  const imports = new Imports(context)
  const comments = new Comments(context)
  const moved = movedMembers(evidence)
  const runsOf = (file: SourceFile, side: Side): LineRun[] => {
    if (isUnknown(file, context)) return allUnexplained(file)
    const tally = tallyLines(file, [...packageFates(file, side, context), ...imports.fates(file, side)], context)
    comments.tally(file, tally)
    for (const {start, end} of moved.get(file) ?? []) tally.addMoved(file.lines.lineAt(start), file.lines.lineAt(end - 1))
    return withTwins(file, tally.runs())
  }
  const explained = (side: Side) => evidence[side].files.map(file => ({file, side, runs: runsOf(file, side)}))
  return {files: [...explained('before'), ...explained('after')], warnings: stragglers(context)}
}

/** A new or dropped file of which the proof does not say a word: not even its blank lines are of interest. */
const isUnknown = (file: SourceFile, context: Context): boolean =>
  !context.files.partnerOf(file) && !context.marksOf(file).some(mark => mark)
