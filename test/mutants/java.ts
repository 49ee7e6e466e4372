/** Java texts for tests of the operators. */
import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {openSyntax} from '../../src/syntax/parser.ts'
import {Code, type DeclaredMethods} from './code.ts'
import {applied, type Mutation} from './mutation.ts'
import {operators} from './operators/index.ts'

const parser = await (await openSyntax(loadWasm)).parserFor('tree-sitter-java.wasm')

export function codeOf(text: string, path = 'Till.java', declared: DeclaredMethods = new Map()): Code {
  const tree = parser.parse(text)
  if (!tree) throw new Error('there is no time limit, so there is a tree')
  tree.close()
  return new Code(tree.flat, path, declared)
}

export function mutationsOf(operator: string, code: Code): Mutation[] {
  const [one] = operators.filter(({name}) => name === operator)
  const found: Mutation[] = []
  for (let node = 0; node < code.tree.count; node++) {
    if (!one.kinds.includes(code.kind(node))) continue
    for (const proposal of one.propose(code, node)) found.push({...proposal, operator, path: code.path})
  }
  return found
}

/** What the operator makes of the text, blanks evened out; what it excludes with the reason behind it. */
export function mutantsOf(operator: string, text: string, declared?: DeclaredMethods): string[] {
  return mutationsOf(operator, codeOf(text, 'Till.java', declared)).map(({edits, excluded}) => {
    const mutated = applied(text, edits).replace(/\s+/g, ' ').trim()
    return excluded ? `${mutated} // ${excluded}` : mutated
  })
}

/** The same for statements of a method with parameters of a few types. */
export function mutantsOfStatements(operator: string, statements: string): string[] {
  const [head, tail] = ['class Till { int rest; void pay(int a, int b, String name, Coin coin, Coin other, Object any) {', '} }']
  return mutantsOf(operator, `${head}\n${statements}\n${tail}`).map(text => text.replace(`${head} `, '').replace(` ${tail}`, ''))
}
