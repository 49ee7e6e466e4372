/**
 * The words and signs of a file in the order they stand in, comments among them: what a diff is made of once layout is
 * away. A string is one token, so a change inside it is never layout.
 */
export interface Tokens {
  readonly count: number
  readonly start: Uint32Array
  readonly end: Uint32Array
  /** 1 for comments. */
  readonly isComment: Uint8Array
}

/** The first token that starts at or after an offset; `count` where there is none. */
export function tokenFrom({start, count}: Tokens, offset: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (start[middle] < offset) low = middle + 1
    else high = middle
  }
  return low
}
