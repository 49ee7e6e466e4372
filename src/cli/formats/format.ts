/** A form of the answer: a head, one text for each change, and an end. What was written so far and the end are always valid. */
import type {Analysed, NotAnalysed} from '../analysed.ts'

export interface Format {
  begin: string
  /** Empty where there is nothing to say of a change. */
  record(change: Analysed | NotAnalysed, manner: Manner): string
  /** Stands between two records. */
  between: string
  end: string
  /** A change that could not be read has its place in this format; else it is told on the error output. */
  tellsFailures: boolean
}

export interface Manner {
  /** Among others, each change says which it is. */
  place: 'alone' | 'among others'
  colour: boolean
}
