/** Chance that can be repeated: the same seed draws the same, on every machine and with any number of threads. */
export class Random {
  private state: number

  constructor(seed: string) {
    this.state = hash(seed)
  }

  /** At least 0, less than 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  /** Takes one out of the list; undefined where it is empty. The order of what is left does not stay. */
  take<T>(from: T[]): T | undefined {
    const at = this.below(from.length)
    const taken = from[at]
    const last = from.pop()
    if (at < from.length && last !== undefined) from[at] = last
    return taken
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
