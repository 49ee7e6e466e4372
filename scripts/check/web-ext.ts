/** What Mozilla's linter says of the Firefox package. Errors would keep it out of the store; warnings are shown for people to judge. */
import {execFile} from 'node:child_process'
import {inRoot, root} from '../build/root.ts'
import {say} from './command.ts'

interface Message {
  code: string
  message: string
  file?: string
  line?: number
}

export async function lintPackage(step: string, folder: string): Promise<boolean> {
  const args = ['web-ext', 'lint', '--source-dir', inRoot(folder), '--no-config-discovery', '--output', 'json']
  const {stdout, stderr} = await run(args)
  const report = readReport(stdout)
  if (!report) {
    say(step, `web-ext lint gave no report:\n${stdout}${stderr}`)
    return false
  }
  for (const kind of ['errors', 'warnings'] as const) {
    for (const {code, message, file, line} of report[kind]) {
      say(step, `${kind.slice(0, -1)}  ${code}  ${file ?? ''}${line ? `:${line}` : ''}  ${message}`)
    }
  }
  say(step, `${report.errors.length} errors, ${report.warnings.length} warnings`)
  return report.errors.length === 0
}

/** It ends with an error when it has some to tell: what counts is its report. */
const run = (args: string[]) =>
  new Promise<{stdout: string; stderr: string}>(resolve => {
    execFile('npx', args, {cwd: root, maxBuffer: 64 * 1024 * 1024}, (_, stdout, stderr) => resolve({stdout, stderr}))
  })

// The linter may print notices before its JSON.
function readReport(output: string): {errors: Message[]; warnings: Message[]} | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return undefined
  }
}
