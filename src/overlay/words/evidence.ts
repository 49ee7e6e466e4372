/** Why a verdict is what it is, in a line; it counts only what was counted. */
import type {Refactoring} from '../../engine/report.ts'
import type {InnerDiff} from '../../report/inner-diff.ts'
import {counted, text} from '../../texts/text.ts'

export function evidence({verdict, reasons}: Pick<Refactoring, 'verdict' | 'reasons'>, inner?: InnerDiff): string {
  switch (verdict) {
    case 'pure':
      return proved(inner)
    case 'mixed':
      return [...share(inner), counted('card_more', Math.max(1, reasons.length))].join(' ')
    case 'unproved':
      return [...share(inner), text(reasons.length > 0 ? 'card_unproved' : 'card_unproved_unseen')].join(' ')
  }
}

function proved(inner?: InnerDiff): string {
  if (inner?.kind !== 'compared' || inner.same === 0) return text('card_proved')
  const {same, removed, added} = inner
  if (removed + added === 0) return counted('card_proved_lines', same)
  return counted('card_proved_most', same + added, same)
}

/** Of the code as it stands now. */
function share(inner?: InnerDiff): string[] {
  if (inner?.kind !== 'compared') return []
  const {same, removed, added} = inner
  return [removed + added === 0 ? counted('card_all_same', same) : counted('card_same_of', same + added, same)]
}
