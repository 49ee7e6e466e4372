/** The position of the first of what stands in order that begins at or after an offset. */
export function firstFrom(inOrder: readonly {start: number}[], offset: number): number {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (inOrder[middle].start < offset) low = middle + 1
    else high = middle
  }
  return low
}
