/** `refract/busy`: enough for the engine that it can be met at work. Methods that are renamed, in files that use each other. */
import type {PlannedRepository} from '../github/repositories.ts'

const FILES = 120
export const busy: PlannedRepository = {
  owner: 'refract',
  name: 'busy',
  commits: [
    {name: 'first', branch: 'main', message: 'first', parents: [], files: files('sum')},
    {name: 'renamed', branch: 'main', message: 'renamed', parents: ['first'], files: files('total')},
  ],
  pulls: [],
}

function files(method: string): Record<string, string> {
  const name = (index: number) => `Busy${String(index).padStart(3, '0')}`
  const member = (index: number, line: number) =>
    `  int ${method}${line}(int a) {\n    return a + ${line} + new ${name((index + 1) % FILES)}().${method}${line}(a);\n  }\n`
  const text = (index: number) => `class ${name(index)} {\n${Array.from({length: 12}, (_, line) => member(index, line)).join('')}}\n`
  return Object.fromEntries(Array.from({length: FILES}, (_, index) => [`src/${name(index)}.java`, text(index)]))
}
