/** The command: `refract [REPOSITORY] COMMIT` and its relatives. */
import project from '../../package.json' with {type: 'json'}
import {type Request, readArguments} from './arguments.ts'
import {complain} from './complain.ts'
import {exitCodes} from './exit-codes.ts'
import {help} from './help.ts'
import {Interruption} from './interruption.ts'
import {runMany} from './run-many.ts'
import {runOne} from './run-one.ts'

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
    case 'one':
      return runOne(request.task, request.wishes, request.run, new Interruption())
    case 'many':
      return runMany(request.series, request.wishes, request.run, new Interruption())
  }
}

function print(text: string): number {
  process.stdout.write(text)
  return exitCodes.done
}
