/** What Mozilla's linter says of the Firefox package. Errors would keep it out of the store; warnings are shown for people to judge. */
import {spawnSync} from 'node:child_process'
import {inRoot, root} from '../build/root.ts'

interface Message {
  code: string
  message: string
  file?: string
  line?: number
}

export function lintPackage(folder: string): boolean {
  const args = ['web-ext', 'lint', '--source-dir', inRoot(folder), '--no-config-discovery', '--output', 'json']
  const {stdout, stderr} = spawnSync('npx', args, {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024})
  const report = readReport(stdout)
  if (!report) {
    console.error(`web-ext lint gave no report:\n${stdout}${stderr}`)
    return false
  }
  for (const kind of ['errors', 'warnings'] as const) {
    for (const {code, message, file, line} of report[kind]) {
      console.log(`${kind.slice(0, -1)}  ${code}  ${file ?? ''}${line ? `:${line}` : ''}  ${message}`)
    }
  }
  console.log(`${report.errors.length} errors, ${report.warnings.length} warnings`)
  return report.errors.length === 0
}

// The linter may print notices before its JSON.
function readReport(output: string): {errors: Message[]; warnings: Message[]} | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return undefined
  }
}
