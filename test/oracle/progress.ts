/** A progress bar for people; in a pipe or a log it says nothing. */
export interface ProgressBar {
  show(done: number, doing: string): void
  clear(): void
}

const WIDTH = 30

export function progressBar(total: number, stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  if (!stream.isTTY) return {show() {}, clear() {}}
  return {
    show(done, doing) {
      const filled = Math.round((WIDTH * done) / Math.max(total, 1))
      const line = `[${'='.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${total} ${doing}`
      stream.write(`\r\x1b[K${line.slice(0, stream.columns - 1)}`)
    },
    clear() {
      stream.write('\r\x1b[K')
    },
  }
}
