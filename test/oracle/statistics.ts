/** The three figures by which a set of measurements is known here. */
export interface Spread {
  median: number
  p95: number
  max: number
}

export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return {median: at(0.5), p95: at(0.95), max: at(1)}
}
