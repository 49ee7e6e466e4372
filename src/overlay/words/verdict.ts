/** What is said of a refactoring's verdict, in as few words as stand on a label. */
import type {Refactoring} from '../../engine/report.ts'
import {counted, text} from '../../texts/text.ts'

export function verdictWords({verdict, reasons}: Pick<Refactoring, 'verdict' | 'reasons'>): string {
  switch (verdict) {
    case 'pure':
      return text('verdict_pure')
    case 'mixed':
      return counted('verdict_mixed', Math.max(1, reasons.length))
    case 'unproved':
      return text('verdict_unproved')
  }
}
