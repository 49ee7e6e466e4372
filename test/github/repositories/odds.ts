/** `refract/odds`: changes that seldom come up, and that a reader of diffs must not stumble over. */
import type {Files} from '../git/history.ts'
import type {PlannedRepository} from '../repositories.ts'

export async function odds(): Promise<PlannedRepository> {
  const before: Files = {...strangeBefore, ...many(60, 'before')}
  const after: Files = {...strangeAfter, ...many(60, 'before')}
  const onMain = {...before, 'src/OnMain.java': javaClass('OnMain', 'int main = 1;')}
  return {
    owner: 'refract',
    name: 'odds',
    commits: [
      {name: 'first', branch: 'main', message: 'Begin', parents: [], files: before},
      {name: 'strange', branch: 'strange', message: 'Change strange files', parents: ['first'], files: after},
      {name: 'many', branch: 'many', message: 'Change many files', parents: ['first'], files: {...strangeBefore, ...many(60, 'after')}},
      {name: 'on main', branch: 'main', message: 'Go on', parents: ['first'], files: onMain},
      {
        name: 'merge',
        branch: 'main',
        message: 'Merge branch strange',
        parents: ['on main', 'strange'],
        files: {...onMain, ...after},
      },
    ],
    pulls: [
      {number: 1, title: 'Change strange files', body: '', author: 'bo-example', base: 'main', head: 'strange'},
      {number: 2, title: 'Change many files', body: '', author: 'bo-example', base: 'main', head: 'many'},
    ],
  }
}

const strangeBefore: Files = {
  'src/Large.java': large('before'),
  'src/Expand.java': numbered(200),
  'src/NoNewline.java': 'class NoNewline {\n  int before;\n}',
  'src/Crlf.java': 'class Crlf {\r\n  int before;\r\n}\r\n',
  'src/Bom.java': '\uFEFFclass Bom {\n  int before;\n}\n',
  'src/Empty.java': '',
  'src/Gone.java': javaClass('Gone', 'int gone;'),
  'src/Moved.java': javaClass('Moved', 'int a;', 'int b;', 'int c;', 'int d;'),
  'src/Tool.java': javaClass('Tool', 'int tool;'),
  'src/Spaces.java': 'class Spaces {\n  int a;\n  int b;\n}\n',
  'src/Binary.java': Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 1, 2, 3]),
  'src/Ünïcode and spaces.java': javaClass('Strange', 'int before;'),
  'src/"quoted".java': javaClass('Quoted', 'int before;'),
  'src/<b>bold<.java': javaClass('Bold', 'int before;'),
  'src/Hostile.java': javaClass(
    'Hostile',
    'String s = "</td><script>document.title = 1</script>";',
    '// \u202Ereversed',
    `String l = "${'x'.repeat(3000)}";`,
  ),
  'src/Near.java': numbered(12),
  'src/link': {mode: '120000', content: 'Gone.java'},
  'lib/other': {submodule: '1111111111111111111111111111111111111111'},
  'src/broken.java': 'class Broken {\n  void half( {\n',
}

const strangeAfter: Files = {
  ...without(strangeBefore, 'src/Gone.java', 'src/Moved.java', 'src/Empty.java'),
  'src/Large.java': large('after'),
  'src/Expand.java': numbered(200, 60, 61, 140),
  'src/NoNewline.java': 'class NoNewline {\n  int after;\n}',
  'src/Crlf.java': 'class Crlf {\r\n  int after;\r\n}\r\n',
  'src/Bom.java': '\uFEFFclass Bom {\n  int after;\n}\n',
  'src/EmptyToo.java': '',
  'src/moved/Moved.java': javaClass('Moved', 'int a;', 'int b;', 'int c;', 'int e;'),
  'src/Tool.java': {mode: '100755', content: javaClass('Tool', 'int tool;')},
  'src/Spaces.java': 'class Spaces {\n    int a;\n  int c;\n}\n',
  'src/Binary.java': Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 3, 2, 1]),
  'src/Ünïcode and spaces.java': javaClass('Strange', 'int after;'),
  'src/"quoted".java': javaClass('Quoted', 'int after;'),
  'src/<b>bold<.java': javaClass('Bold', 'int after;'),
  'src/Hostile.java': javaClass(
    'Hostile',
    'String s = "</td><script>document.title = 2</script>";',
    '// \u202Ereversed too',
    `String l = "${'y'.repeat(3000)}";`,
  ),
  // Between the two changes lie seven unchanged lines: three of context on each side, and one that the page does not fold.
  'src/Near.java': numbered(12, 2, 10),
  'src/Added.java': javaClass('Added', 'int added;'),
  'src/link': {mode: '120000', content: 'Added.java'},
  'lib/other': {submodule: '2222222222222222222222222222222222222222'},
  'src/broken.java': 'class Broken {\n  void whole() {\n',
}

function without(files: Files, ...paths: string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)))
}

function javaClass(name: string, ...members: string[]): string {
  return `class ${name} {\n${members.map(member => `  ${member}\n`).join('')}}\n`
}

/** A line a number, some of them changed. */
function numbered(lines: number, ...changed: number[]): string {
  return Array.from({length: lines}, (_, index) => `// line ${index + 1}${changed.includes(index + 1) ? ' changed' : ''}\n`).join('')
}

function large(word: string): string {
  return javaClass('Large', ...Array.from({length: 300}, (_, index) => `int ${word}${index};`))
}

function many(count: number, word: string): Files {
  const names = Array.from({length: count}, (_, index) => `File${String(index + 1).padStart(2, '0')}`)
  const members = (name: string) =>
    Array.from({length: 30}, (_, index) => `int ${name.toLowerCase()}${index % 10 === 4 ? word : ''}${index};`)
  return Object.fromEntries(names.map(name => [`src/many/${name}.java`, javaClass(name, ...members(name))]))
}
