/** A commit as git stores it. */
export interface Commit {
  sha: string
  tree: string
  parents: string[]
  author: Person
  committer: Person
  message: string
}

export interface Person {
  name: string
  email: string
  /** As the API writes it: `2026-01-01T00:00:00Z`. */
  date: string
}

export function parseCommit(sha: string, text: string): Commit {
  const headEnd = text.indexOf('\n\n')
  const fields = text
    .slice(0, headEnd)
    .split('\n')
    .map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const)
  const fieldOf = (name: string) => fields.find(([field]) => field === name)?.[1] ?? ''
  return {
    sha,
    tree: fieldOf('tree'),
    parents: fields.filter(([field]) => field === 'parent').map(([, value]) => value),
    author: parsePerson(fieldOf('author')),
    committer: parsePerson(fieldOf('committer')),
    message: text.slice(headEnd + 2).trimEnd(),
  }
}

function parsePerson(text: string): Person {
  const [, name = '', email = '', seconds = '0'] = /^(.*) <(.*)> (\d+)/.exec(text) ?? []
  return {name, email, date: new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z')}
}

/** The first line, which pages show as the title. */
export function headline({message}: Commit): string {
  return message.split('\n', 1)[0]!
}
