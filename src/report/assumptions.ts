/** What a verdict takes for granted, in a sentence for the reader. */
import type {AssumptionKind, Assumption as Made} from '../engine/preserve/assumptions.ts'
import type {Assumption} from '../engine/report.ts'

const SENTENCES: Record<AssumptionKind, (name: string, types: string) => string> = {
  'overrides nothing unseen': (name, types) => `‘${name}’ overrides nothing in ${types}, which is not among the changed files.`,
  'inherited alike': (name, types) =>
    `‘${name}’ is inherited from ${types}, which is not among the changed files, and means the same there.`,
}

export const assumptionOf = ({kind, name, types}: Made): Assumption => ({
  kind,
  text: SENTENCES[kind](name, types.join(', ')),
  name,
  types: [...types],
})
