/** `fetch` for programs in Node, with GitHub's host names leading to our server. */
import {request} from 'node:https'
import {Readable} from 'node:stream'
import {hosts} from './hosts.ts'

export function fetchFrom(port: number): typeof fetch {
  return async (input, init) => follow(port, new Request(input, init), 5)
}

async function follow(port: number, wanted: Request, redirects: number): Promise<Response> {
  const response = await send(port, wanted)
  const location = response.headers.get('location')
  if (response.status !== 302 || !location || wanted.redirect === 'manual' || redirects === 0) return response
  return follow(port, new Request(new URL(location, wanted.url), {headers: wanted.headers}), redirects - 1)
}

async function send(port: number, wanted: Request): Promise<Response> {
  const {hostname, pathname, search} = new URL(wanted.url)
  if (!hosts.some(host => host === hostname)) throw new TypeError(`fetch failed: ${hostname} is not part of our GitHub`)
  const body = wanted.body ? Buffer.from(await wanted.arrayBuffer()) : undefined
  return new Promise((resolve, reject) => {
    const headers = {...Object.fromEntries(wanted.headers), host: hostname}
    const options = {host: '127.0.0.1', port, method: wanted.method, path: pathname + search, headers, rejectUnauthorized: false}
    const outgoing = request({...options, signal: wanted.signal, agent: false}, incoming => {
      const status = incoming.statusCode ?? 500
      const bodyless = status === 204 || status === 304
      const stream = bodyless ? null : (Readable.toWeb(incoming) as ReadableStream)
      const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
        values!.map(value => [name, value] as [string, string]),
      )
      resolve(new Response(stream, {status, headers: pairs}))
    })
    outgoing.on('error', cause => reject(wanted.signal.aborted ? wanted.signal.reason : new TypeError('fetch failed', {cause})))
    outgoing.end(body)
  })
}
