/** The command: `refract [REPOSITORY] COMMIT` and its relatives. */
import project from '../../package.json' with {type: 'json'}
import {openRefract} from '../library/index.ts'
import {help, type Request, readArguments} from './arguments.ts'
import {write} from './output.ts'
import {readSource} from './sources/index.ts'
import {loadWasm} from './wasm-loader.ts'

const exitCodes = {done: 0, unreadable: 1, misunderstood: 2, partial: 3}

// A reader that has seen enough, such as `head`, closes the pipe; that is no error.
process.stdout.on('error', error => process.exit((error as NodeJS.ErrnoException).code === 'EPIPE' ? exitCodes.done : exitCodes.unreadable))

try {
  process.exitCode = await run(readArguments(process.argv.slice(2)))
} catch (error) {
  process.exitCode = complain((error as Error).message, exitCodes.unreadable)
}

async function run(request: Request): Promise<number> {
  switch (request.kind) {
    case 'help':
      return print(help)
    case 'version':
      return print(`refract ${project.version}\n`)
    case 'wrong':
      return complain(`${request.reason}\nrefract --help says more`, exitCodes.misunderstood)
    case 'analyze':
      return analyze(request)
  }
}

async function analyze({source: request, format, timeLimit}: Request & {kind: 'analyze'}): Promise<number> {
  const source = await readSource(request)
  if (source.kind === 'failed') return complain(source.reason, exitCodes.unreadable)
  const refract = await openRefract(loadWasm)
  const report = await refract.analyze(source.change, {timeLimit})
  print(write[format]({change: source.change, report, origin: source.origin, notes: source.notes}))
  return report.stopped ? exitCodes.partial : exitCodes.done
}

function print(text: string): number {
  process.stdout.write(text)
  return exitCodes.done
}

function complain(reason: string, code: number): number {
  process.stderr.write(`refract: ${reason}\n`)
  return code
}
