/** Where GitHub lives: github.com, and the hosts of those who have a GitHub of their own. */

export const GITHUB = 'github.com'

/** Three ways to reach the API: github.com's own, that of GitHub's cloud for one company, and that of a server of one's own. */
export function apiAddress(host: string): string {
  if (host === GITHUB || isCompanyCloud(host)) return `https://api.${host}`
  return `https://${host}/api/v3`
}

/** GraphQL stands beside the other API: on a server of one's own at `/api/graphql`. */
export const graphqlAddress = (host: string) => apiAddress(host).replace(/\/v3$/, '')

/** The origins that reading from a host needs, as the browser's permissions name them. */
export function originsOf(host: string): string[] {
  return [`https://${host}/*`, ...(isCompanyCloud(host) ? [`https://api.${host}/*`] : [])]
}

const isCompanyCloud = (host: string) => /^[^.]+\.ghe\.com$/.test(host)

export type HostReading = {kind: 'host'; host: string} | {kind: 'wrong'; reason: 'no name' | 'port' | 'is github.com'}

/** What a reader wrote, maybe a whole address copied from a page. */
export function readHost(text: string): HostReading {
  const trimmed = text.trim()
  const url = parsed(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !isName(url.hostname)) return {kind: 'wrong', reason: 'no name'}
  // Browsers do not agree on permissions for a port.
  if (url.port) return {kind: 'wrong', reason: 'port'}
  if (url.hostname === GITHUB || url.hostname.endsWith(`.${GITHUB}`)) return {kind: 'wrong', reason: 'is github.com'}
  return {kind: 'host', host: url.hostname}
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** A star would ask the browser for every host there is. */
const isName = (name: string) => /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)
