/** Works on many things at once and hands out the results in the order of the things. */

export interface Worked<T, R> {
  item: T
  result: R
}

/**
 * At most `ahead` things are begun and not yet handed out, so that memory stays flat where one takes long. A result is handed out
 * as soon as it is its turn, also while the next thing is still awaited: whoever sends it may wait for the answer before.
 */
export async function* inOrder<T, R>(items: AsyncIterable<T>, work: (item: T) => Promise<R>, ahead: number): AsyncGenerator<Worked<T, R>> {
  const iterator = items[Symbol.asyncIterator]()
  const begun: {item: T; result: Promise<R>}[] = []
  let next: Promise<IteratorResult<T>> | undefined = iterator.next()
  while (next || begun.length > 0) {
    const mayBegin = next && begun.length < ahead
    const arrived: 'item' | 'result' = await Promise.race([
      ...(mayBegin ? [next!.then(() => 'item' as const)] : []),
      ...(begun[0] ? [begun[0].result.then(() => 'result' as const)] : []),
    ])
    if (arrived === 'result') {
      const {item, result} = begun.shift()!
      yield {item, result: await result}
      continue
    }
    const {done, value}: IteratorResult<T> = await next!
    next = done ? undefined : iterator.next()
    if (!done) begun.push({item: value, result: work(value)})
  }
}
