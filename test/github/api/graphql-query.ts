/** Reads a GraphQL query into its fields, with variables filled in; inline fragments are merged into what they stand in. */
export interface Field {
  alias: string
  name: string
  args: Record<string, unknown>
  fields: Field[]
}

export function parseQuery(query: string, variables: Record<string, unknown>): Field[] {
  const tokens = query.match(/"(?:[^"\\]|\\.)*"|\.\.\.|[{}():,]|[^\s{}():,"]+/g) ?? []
  // The name and the declared variables of the operation do not matter here.
  let depth = 0
  while (tokens.length > 0 && (tokens[0] !== '{' || depth > 0)) {
    const token = tokens.shift()
    if (token === '(') depth++
    if (token === ')') depth--
  }
  return selection(tokens, variables)
}

function selection(tokens: string[], variables: Record<string, unknown>): Field[] {
  const fields: Field[] = []
  expect(tokens, '{')
  while (tokens[0] !== '}') {
    if (tokens.length === 0) throw new Error('GraphQL: a brace is missing')
    if (tokens[0] === ',') tokens.shift()
    else if (tokens[0] === '...') fields.push(...fragment(tokens, variables))
    else fields.push(field(tokens, variables))
  }
  expect(tokens, '}')
  return fields
}

/** `... on Blob { … }` */
function fragment(tokens: string[], variables: Record<string, unknown>): Field[] {
  expect(tokens, '...')
  expect(tokens, 'on')
  tokens.shift()
  return selection(tokens, variables)
}

function field(tokens: string[], variables: Record<string, unknown>): Field {
  const alias = tokens.shift()!
  let name = alias
  if (tokens[0] === ':') {
    tokens.shift()
    name = tokens.shift()!
  }
  const args = tokens[0] === '(' ? argumentList(tokens, variables) : {}
  return {alias, name, args, fields: tokens[0] === '{' ? selection(tokens, variables) : []}
}

function argumentList(tokens: string[], variables: Record<string, unknown>): Record<string, unknown> {
  const args: Record<string, unknown> = {}
  expect(tokens, '(')
  while (tokens[0] !== ')') {
    const name = tokens.shift()!
    expect(tokens, ':')
    const value = tokens.shift()!
    args[name] = value.startsWith('$') ? variables[value.slice(1)] : JSON.parse(value)
    if (tokens[0] === ',') tokens.shift()
  }
  expect(tokens, ')')
  return args
}

function expect(tokens: string[], wanted: string) {
  const found = tokens.shift()
  if (found !== wanted) throw new Error(`GraphQL: ${wanted} expected, ${found} found`)
}
