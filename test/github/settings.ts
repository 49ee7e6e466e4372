/**
 * How the pages look and behave. Each setting has a default on the server (`github.settings`), and can be given in the
 * address of a page; what an address says is kept in a cookie, so that it holds for the pages one goes on to.
 */

export interface PageSettings {
  /** Which of GitHub's two markups a page gets. Comparisons are classic in both. */
  markup: 'react' | 'classic'
  /** Named `diff` in addresses, as on GitHub. */
  layout: 'unified' | 'split'
  theme: Theme
  /** Classic pages of a reader who is signed in have comment buttons and Viewed boxes. */
  signedIn: boolean
  /** Files that come with their rows. Later ones mount when scrolled near (React) or come in further batches (classic). */
  mounted: number
  /** React only: files far from the window have no element at all, and rows of long files are rewritten in place. */
  virtual: boolean
  /** Changed lines of a file from which on the page offers "Load diff" in place of the rows. */
  largeFrom: number
  /** Deleted files, too, show their rows only when asked. */
  deletedOnDemand: boolean
}

export type Theme = 'auto' | 'light' | 'dark' | 'dark_dimmed' | 'light_high_contrast' | 'dark_high_contrast'

export const usualSettings: PageSettings = {
  markup: 'react',
  layout: 'unified',
  theme: 'light',
  signedIn: true,
  mounted: 30,
  virtual: false,
  largeFrom: 400,
  deletedOnDemand: true,
}

/** The name of each setting in addresses and cookies, and how its value is read. */
const readers: {[Name in keyof PageSettings]: {query: string; read: (text: string) => PageSettings[Name] | undefined}} = {
  markup: {query: 'markup', read: oneOf('react', 'classic')},
  layout: {query: 'diff', read: oneOf('unified', 'split')},
  theme: {query: 'theme', read: oneOf('auto', 'light', 'dark', 'dark_dimmed', 'light_high_contrast', 'dark_high_contrast')},
  signedIn: {query: 'signed_in', read: yesOrNo},
  mounted: {query: 'mounted', read: count},
  virtual: {query: 'virtual', read: yesOrNo},
  largeFrom: {query: 'large_from', read: count},
  deletedOnDemand: {query: 'deleted_on_demand', read: yesOrNo},
}

/** Settings for one request, and the cookies that keep what its address says. */
export function settingsFor(
  defaults: PageSettings,
  query: URLSearchParams,
  cookieHeader: string | undefined,
): {settings: PageSettings; cookies: string[]} {
  const settings = {...defaults}
  const kept = readCookies(cookieHeader)
  const cookies: string[] = []
  for (const [name, {query: key, read}] of Object.entries(readers)) {
    const asked = query.get(key)
    const inAddress = asked === null ? undefined : read(asked)
    const inCookie = kept.has(key) ? read(kept.get(key)!) : undefined
    const value = inAddress ?? inCookie
    if (value !== undefined) Object.assign(settings, {[name]: value})
    if (inAddress !== undefined && inAddress !== inCookie) cookies.push(`${cookiePrefix}${key}=${inAddress}; Path=/; Secure`)
  }
  return {settings, cookies}
}

const cookiePrefix = 'page_'

function readCookies(header = ''): Map<string, string> {
  const pairs = header.split(/;\s*/).filter(pair => pair.startsWith(cookiePrefix))
  return new Map(pairs.map(pair => pair.slice(cookiePrefix.length).split('=') as [string, string]))
}

function oneOf<Word extends string>(...words: Word[]) {
  return (text: string) => words.find(word => word === text)
}

function yesOrNo(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined
}

function count(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}
