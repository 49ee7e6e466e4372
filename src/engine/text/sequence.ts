/**
 * The longest run of equal elements in the same order, as pairs of positions (Myers). Gives up past a number of
 * differences, where two texts have too little in common for their order to say anything.
 */
export function commonSequence(before: readonly string[], after: readonly string[], mostDifferences = 400): [number, number][] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let endBefore = before.length
  let endAfter = after.length
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore--
    endAfter--
  }
  const pairs: [number, number][] = []
  for (let i = 0; i < start; i++) pairs.push([i, i])
  for (const [b, a] of middle(before.slice(start, endBefore), after.slice(start, endAfter), mostDifferences))
    pairs.push([b + start, a + start])
  for (let i = endBefore; i < before.length; i++) pairs.push([i, endAfter + i - endBefore])
  return pairs
}

function middle(before: readonly string[], after: readonly string[], most: number): [number, number][] {
  const n = before.length
  const m = after.length
  if (!n || !m) return []
  const limit = Math.min(n + m, most)
  const furthest = new Map<number, number>([[1, 0]])
  const history: Map<number, number>[] = []
  for (let d = 0; d <= limit; d++) {
    history.push(new Map(furthest))
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1))
      let x = down ? (furthest.get(k + 1) ?? 0) : (furthest.get(k - 1) ?? 0) + 1
      let y = x - k
      while (x < n && y < m && before[x] === after[y]) {
        x++
        y++
      }
      furthest.set(k, x)
      if (x >= n && y >= m) return walkBack(before, after, history, d)
    }
  }
  return []
}

function walkBack(before: readonly string[], after: readonly string[], history: Map<number, number>[], last: number): [number, number][] {
  const pairs: [number, number][] = []
  let x = before.length
  let y = after.length
  for (let d = last; d >= 0; d--) {
    const furthest = history[d]
    const k = x - y
    const down = k === -d || (k !== d && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1))
    const fromK = down ? k + 1 : k - 1
    const fromX = d === 0 ? 0 : (furthest.get(fromK) ?? 0)
    const fromY = d === 0 ? 0 : fromX - fromK
    while (x > fromX && y > fromY && x > 0 && y > 0 && before[x - 1] === after[y - 1]) pairs.unshift([--x, --y])
    x = fromX
    y = fromY
  }
  return pairs
}

/** The positions of a longest run of growing numbers. */
export function increasing(numbers: readonly number[]): number[] {
  const ends: number[] = [] // ends[k]: where the best run of k + 1 numbers ends
  const before: number[] = []
  numbers.forEach((number, i) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (numbers[ends[middle]] < number) low = middle + 1
      else high = middle
    }
    before[i] = low ? ends[low - 1] : -1
    ends[low] = i
  })
  const run: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]) run.unshift(at)
  return run
}
