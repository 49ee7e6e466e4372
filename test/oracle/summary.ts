/** What a whole run came to: every file that was handed in is counted, as read or with the reason why not. */
import type {Report} from '../../src/library/index.ts'

export class Summary {
  private commits = 0
  private refactorings = 0
  private filesRead = 0
  private filesBroken = 0
  private readonly skipped = new Map<string, number>()
  private readonly stopped: string[] = []
  private readonly failures: string[] = []

  add(commit: string, {refactorings, files, stopped}: Report) {
    this.commits++
    this.refactorings += refactorings.length
    for (const file of files) {
      if (file.kind === 'skipped') this.skipped.set(file.reason, (this.skipped.get(file.reason) ?? 0) + 1)
      else {
        this.filesRead++
        if (file.broken.length > 0) this.filesBroken++
      }
    }
    if (stopped) this.stopped.push(`${commit} (${stopped})`)
  }

  fail(file: string) {
    this.failures.push(file)
  }

  get failed(): boolean {
    return this.failures.length > 0
  }

  lines(milliseconds: number): string[] {
    const skipped = [...this.skipped].map(([reason, count]) => `${count} ${reason}`).join(', ')
    return [
      `${this.commits} commits, ${this.refactorings} refactorings`,
      `${this.filesRead} files read, ${this.filesBroken} of them with something not understood; skipped: ${skipped || 'none'}`,
      ...(this.stopped.length > 0 ? [`stopped early: ${this.stopped.join(', ')}`] : []),
      ...(this.failures.length > 0 ? [`failed: ${this.failures.join(', ')}`] : []),
      `${(milliseconds / 1000).toFixed(1)} s`,
    ]
  }
}
