/**
 * Conditional requests: an answer comes with a tag, and whoever shows the tag again is told "not modified", which does not count
 * against the limit of a token. Without a token the browser does the same by itself, though GitHub may count it.
 */
/** By address. */
export interface Answers {
  get(address: string): Promise<KeptAnswer | undefined>
  put(address: string, answer: KeptAnswer): void
}

/** Plain data. */
export interface KeptAnswer {
  tag: string
  /** Leads to further pages. */
  link?: string
  data: unknown
}

interface Given<T> {
  data: T
  headers: Record<string, string | number | undefined> & {link?: string; etag?: string}
}

/** What is not as expected is never kept: it would be told to hold for ever. */
export async function askAgain<T>(
  ask: (headers: Record<string, string>) => Promise<Given<T>>,
  address: string,
  isExpected: (data: unknown) => data is T,
  answers: Answers,
): Promise<Given<T>> {
  const kept = await answers.get(address)
  if (!kept || !isExpected(kept.data)) return keep(await ask({}))
  try {
    return keep(await ask({'if-none-match': kept.tag}))
  } catch (error) {
    if ((error as {status?: number}).status !== 304) throw error
    return {data: kept.data, headers: {link: kept.link}}
  }

  function keep(given: Given<T>): Given<T> {
    const {etag, link} = given.headers
    if (etag) answers.put(address, {tag: etag, link, data: given.data})
    return given
  }
}
