/** Attributes of ours in GitHub's page. */

/** On everything we add, so that it can be told from GitHub's own. */
export const OWN = 'data-refract-ui'

/** On a cell with a bar: the refactorings it stands for, as numbers from 0. */
export const MARK = 'data-refract-mark'

/** On the same cell: how sure they are. */
export const VERDICT = 'data-refract-verdict'

/** On the cell that holds a badge, so that the badge can stand at its right end. */
export const BADGE_CELL = 'data-refract-badge-cell'

/** On the row of a line that the reader has jumped to. */
export const TARGET = 'data-refract-target'

/** On the document's element. */
export const STATE = 'data-refract-state'

/** On our own element: all that is near the window has been drawn. */
export const DRAWN = 'data-refract-drawn'
