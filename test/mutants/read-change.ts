/**
 * A change that was read once, to be analysed again and again with another text of one file: what the other files hold,
 * and all that was worked out about their code, stays.
 */
import {detectInSteps, proveInSteps, type Versions} from '../../src/engine/analyze.ts'
import {Stop} from '../../src/engine/stop.ts'
import type {Change, Report} from '../../src/library/index.ts'
import {type Readings, readChange} from '../../src/library/reading.ts'
import {reportOf} from '../../src/report/report.ts'
import type {Syntax} from '../../src/syntax/parser.ts'

/** Milliseconds; a commit of 5,000 lines takes a fifth of a second. */
const TOO_LONG = 60_000

export class ReadChange {
  private constructor(
    private readonly change: Change,
    private readonly readings: Readings,
    private readonly syntax: Syntax,
  ) {}

  static async of(change: Change, syntax: Syntax): Promise<ReadChange> {
    return new ReadChange(change, await read(change, syntax), syntax)
  }

  analyze(): Report {
    return analyzed(this.change, this.readings)
  }

  /** With another text of one file after. */
  async analyzeWith(path: string, text: string): Promise<Report> {
    const {before, after, files} = this.readings
    const one = await read({before: {}, after: {[path]: text}}, this.syntax)
    return analyzed(this.change, {
      before,
      after: after.flatMap(file => (file.path === path ? one.after : [file])),
      files: files.flatMap(file => (file.side === 'after' && file.path === path ? one.files : [file])),
    })
  }
}

const read = (change: Change, syntax: Syntax): Promise<Readings> => readChange(change, syntax, new Stop(TOO_LONG), async () => {})

function analyzed(change: Change, {before, after, files}: Readings): Report {
  const versions: Versions = {
    before: {files: before, directories: change.directoriesBefore},
    after: {files: after, directories: change.directoriesAfter},
    renamedFiles: new Map(Object.entries(change.renamedFiles ?? {})),
  }
  const stop = new Stop(TOO_LONG)
  const outcome = finished(proveInSteps(versions, finished(detectInSteps(versions, stop)), stop))
  return {...reportOf(outcome), files, ...(outcome.stopped && {stopped: outcome.stopped})}
}

function finished<T>(steps: Generator<string, T>): T {
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
  }
}
