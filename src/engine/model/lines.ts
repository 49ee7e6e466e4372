/** Where the lines of a text begin, so that an offset can be said as line and column. Both count from 1. */
export class Lines {
  readonly starts: number[] = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1)
    this.count = text.endsWith('\n') || text === '' ? this.starts.length - 1 : this.starts.length
  }

  readonly count: number

  lineAt(offset: number): number {
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  columnAt(offset: number): number {
    return offset - this.starts[this.lineAt(offset) - 1] + 1
  }
}
