/** `Book` and `shop.Book`: a name, and the same with where it stands. */
export const isQualifiedForm = (one: string, other: string): boolean => one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
