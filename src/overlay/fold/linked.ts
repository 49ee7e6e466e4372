/** A link to a line opens what is folded there: the one the page was opened with, and any that the reader follows. */
import type {DiffView} from '../../github/diff/view.ts'
import type {Folds} from './fold.tsx'

export function openLinked(window: Window, view: DiffView, folds: Folds, {signal}: {signal: AbortSignal}) {
  const open = () => {
    for (const key of view.linked(window.location.hash)) {
      // GitHub scrolls to the row by itself, unless it finds none to scroll to.
      const hidden = view.find(key)?.cell.getClientRects().length === 0
      folds.openAt(key)
      if (hidden) view.find(key)?.cell.scrollIntoView({block: 'center'})
    }
  }
  window.addEventListener('hashchange', open, {signal})
  open()
}
