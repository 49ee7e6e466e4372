/** A token belongs into the `authorization` header of a request to the API of its own host, and nowhere else. */
import {enterprise} from './hosts.ts'
import type {RecordedRequest} from './requests.ts'

const token = /\b(gh[a-z]_|github_pat_)\w{4,}/

/** What is wrong with a request, in words. */
export function leakIn({host, path, headers, body, method}: RecordedRequest): string | undefined {
  const {authorization = '', ...others} = headers
  const request = `${method} ${host}${path.replace(token, '(token)')}`
  if (token.test(decodeURIComponent(path))) return `${request}: a token in the address`
  if (token.test(body)) return `${request}: a token in the body`
  const carrying = Object.entries(others).find(([, value]) => token.test(value))
  if (carrying) return `${request}: a token in the header ${carrying[0]}`
  if (token.test(authorization) && !isApi(host, path)) return `${request}: a token for a host that is no API`
  if (isCompanys(authorization) !== (host === enterprise) && token.test(authorization)) return `${request}: the token of another host`
  return undefined
}

const isApi = (host: string, path: string) => host === 'api.github.com' || (host === enterprise && path.startsWith('/api/'))

/** By its name, so that tests with tokens of their own can tell whose they are. */
const isCompanys = (authorization: string) => /company/i.test(authorization)
