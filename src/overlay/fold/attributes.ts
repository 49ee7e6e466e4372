/** On a row that is folded away; a stylesheet hides it. */
export const FOLDED = 'data-refract-folded'

/** On the document's element while the text of a selection is read, as if nothing were folded. */
export const READING = 'data-refract-reading'

/** The value of `OWN` on our rows. */
export const STUB = 'stub'
