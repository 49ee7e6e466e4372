/** How far it has come, on one line of a terminal; where the error output is none, nothing. */

const INTERVAL = 100 // milliseconds between two looks of the line
const BAR = 24

export class ProgressLine {
  private shown = ''
  private last = 0
  private readonly started = Date.now()

  /** `undefined` where nobody looks. */
  static for(quiet: boolean): ProgressLine | undefined {
    return process.stderr.isTTY && !quiet ? new ProgressLine() : undefined
  }

  /** `████░░░░ 120 of 1000 commits, 12/s, 1:13 left` */
  count(done: number, total: number | undefined, noun: string) {
    const speed = done / ((Date.now() - this.started) / 1000)
    const speedText = speed > 0 && Number.isFinite(speed) ? `, ${speed.toFixed(speed < 10 ? 1 : 0)}/s` : ''
    if (total === undefined) return this.show(`${done} ${noun}${speedText}`)
    const filled = Math.round((done / Math.max(total, 1)) * BAR)
    const left = done > 0 && done < total ? `, ${clock((total - done) / speed)} left` : ''
    this.show(`${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${total} ${noun}${speedText}${left}`, done === total)
  }

  show(text: string, isLast = false) {
    const now = Date.now()
    if (now - this.last < INTERVAL && !isLast) return
    this.last = now
    this.clear()
    this.shown = text.slice(0, (process.stderr.columns || 80) - 1)
    process.stderr.write(this.shown)
  }

  /** Before anything else is written to the terminal. */
  clear() {
    if (this.shown) process.stderr.write('\r\u001b[K')
    this.shown = ''
  }
}

function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
