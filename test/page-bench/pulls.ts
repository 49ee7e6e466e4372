/** The pull requests that the page is measured with: very many files, and very many lines. */
import type {PlannedRepository} from '../github/repositories.ts'

export const manyFiles = 3000
export const manyLines = 20_000
const FILES_OF_LINES = 50

/** In each file a method is renamed, and a number changes: something to explain, and something to review. */
export const wide: PlannedRepository = pull('wide', manyFiles, (name, version) => [
  `  private int ${version === 'before' ? 'sum' : 'total'}() {`,
  `    return ${version === 'before' ? 1 : 2};`,
  '  }',
  `  int twice() {`,
  `    return 2 * ${version === 'before' ? 'sum' : 'total'}();`,
  '  }',
  `  // ${name}`,
])

/** Long files: half of the changed lines follow from a rename, half are new numbers. */
export const long: PlannedRepository = pull('long', FILES_OF_LINES, (_, version) => {
  const method = version === 'before' ? 'sum' : 'total'
  const uses = Array.from({length: manyLines / FILES_OF_LINES / 4}, (_, index) => [
    `    count += ${method}(${index});`,
    `    count += ${version === 'before' ? index : index + 1};`,
  ])
  return [
    `  int ${method}(int price) {`,
    '    return price;',
    '  }',
    '  int all() {',
    '    int count = 0;',
    ...uses.flat(),
    '    return count;',
    '  }',
  ]
})

function pull(name: string, files: number, members: (file: string, version: 'before' | 'after') => string[]): PlannedRepository {
  const names = Array.from({length: files}, (_, index) => `File${String(index).padStart(4, '0')}`)
  const texts = (version: 'before' | 'after') =>
    Object.fromEntries(names.map(file => [`src/${file}.java`, `class ${file} {\n${members(file, version).join('\n')}\n}\n`]))
  return {
    owner: 'refract',
    name,
    commits: [
      {name: 'first', branch: 'main', message: 'First', parents: [], files: texts('before')},
      {name: 'second', branch: 'change', message: 'Second', parents: ['first'], files: texts('after')},
    ],
    pulls: [{number: 1, title: 'Change everything', body: '', author: 'bo-example', base: 'main', head: 'change'}],
  }
}
