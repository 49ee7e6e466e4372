/** Requests and answers of our GitHub, apart from how they travel. */
export interface Incoming {
  method: string
  /** Without the query; decoded only by those who know its parts. */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: string | Buffer
}

export function text(body: string | Buffer, type = 'text/plain; charset=utf-8', status = 200): Answer {
  return {status, headers: {'content-type': type}, body}
}

export function json(value: unknown, status = 200): Answer {
  return text(JSON.stringify(value), 'application/json; charset=utf-8', status)
}

export function redirect(location: string): Answer {
  return {status: 302, headers: {location}, body: ''}
}
