import {expect, test} from 'vitest'
import {readJava} from './read-java.ts'

/** Tokens with a blank between them, comments in brackets. */
function tokensOf(source: string): string {
  const {text, tokens} = readJava(source)
  const shown = Array.from({length: tokens.count}, (_, i) => {
    const token = text.slice(tokens.start[i], tokens.end[i])
    return tokens.isComment[i] ? `[${token}]` : token
  })
  return shown.join(' ')
}

test.each([
  ['class A{int b=1;}', 'class A { int b = 1 ; }'],
  ['class A { // why\n/** how */ int b; }', 'class A { [// why] [/** how */] int b ; }'],
  [`class A { String b = "x  y" + 'c'; }`, `class A { String b = "x  y" + 'c' ; }`],
  ['class A { String b = """\n  x\n  """; }', 'class A { String b = """\n  x\n  """ ; }'],
  ['import a.b.*;', 'import a . b . * ;'],
  ['class A { §§ }', 'class A { §§ }'],
  ['', ''],
])('%s', (source, tokens) => expect(tokensOf(source)).toBe(tokens))
