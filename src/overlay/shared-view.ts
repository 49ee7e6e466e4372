/**
 * What of our view goes along when a reader shares the address: in a parameter of its own, because what stands after `#` is
 * GitHub's, and its pages do not mind a parameter that they do not know.
 */

const PARAMETER = 'refract'
const HIDE = 'hide'

export interface SharedView {
  /** Pure refactoring changes are hidden. */
  hide: boolean
  /** The refactoring that the link speaks of: see `refactoringId`. */
  refactoring?: string
}

/** `?refract=hide.3f9a01c2`; nothing where the address does not speak of us. */
export function readSharedView(url: string | URL): SharedView | undefined {
  const value = new URL(url).searchParams.get(PARAMETER)
  if (!value) return undefined
  const parts = value.split('.')
  const refactoring = parts.find(part => part !== HIDE)
  return {hide: parts.includes(HIDE), ...(refactoring && {refactoring})}
}

/** All else in the address stays as it was written. */
export function withSharedView(url: string | URL, {hide, refactoring}: SharedView): string {
  const address = new URL(url)
  const rest = address.search
    .slice(1)
    .split('&')
    .filter(part => part && part.split('=')[0] !== PARAMETER)
  const value = [...(hide ? [HIDE] : []), ...(refactoring ? [refactoring] : [])].join('.')
  const search = [...rest, ...(value ? [`${PARAMETER}=${value}`] : [])].join('&')
  return `${address.origin}${address.pathname}${search && `?${search}`}${address.hash}`
}

/** Says of an address what it is without us. */
export const withoutSharedView = (url: string | URL) => withSharedView(url, {hide: false})
