/** Every request that reached our GitHub, in order, so that a test can read all traffic. */
export interface RecordedRequest {
  host: string
  method: string
  /** With the query. */
  path: string
  headers: Record<string, string>
  body: string
  /** When it came, in milliseconds since 1970. */
  at: number
  /** Absent while the answer is not finished. */
  status?: number
}
