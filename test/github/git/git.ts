/** One git repository, asked through the git program. */
import {type Commit, parseCommit} from './commit.ts'
import {ObjectReader} from './object-reader.ts'
import {runGit} from './run.ts'

export class Git {
  readonly folder: string
  readonly #objects: ObjectReader
  readonly #remembered = new Map<string, Promise<unknown>>()

  constructor(folder: string) {
    this.folder = folder
    this.#objects = new ObjectReader(folder)
  }

  run(args: string[], options: {input?: string | Buffer; accept?: number[]} = {}): Promise<Buffer> {
    return runGit(this.folder, args, options)
  }

  async text(...args: string[]): Promise<string> {
    return (await this.run(args)).toString().trimEnd()
  }

  /** The full sha of a commit, from its name, an abbreviation, a branch. */
  async resolve(name: string): Promise<string | undefined> {
    if (!/^[^-\s:^~?*[\\][^\s:?*[\\]*$/.test(name)) return undefined
    const answer = await this.run(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {accept: [0, 1, 128]})
    return answer.toString().trim() || undefined
  }

  async commit(sha: string): Promise<Commit> {
    const object = await this.#objects.read(sha)
    if (object?.type !== 'commit') throw new Error(`${sha} is no commit of ${this.folder}`)
    return parseCommit(sha, object.content.toString())
  }

  /** Blob or tree by sha, or by `<commit>:<path>`. */
  object(name: string) {
    return this.#objects.read(name)
  }

  async lines(blob: string): Promise<string[]> {
    const object = await this.#objects.read(blob)
    return object ? splitLines(object.content.toString()) : []
  }

  async mergeBase(one: string, other: string): Promise<string | undefined> {
    return (await this.run(['merge-base', one, other], {accept: [0, 1]})).toString().trim() || undefined
  }

  /** Commits from the newest to the oldest. */
  async log(range: string, most: number): Promise<Commit[]> {
    const shas = await this.text('log', `--max-count=${most}`, '--format=%H', range, '--')
    return Promise.all(shas ? shas.split('\n').map(sha => this.commit(sha)) : [])
  }

  /** For answers that depend on shas only, and so never change. */
  remember<Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = (this.#remembered.get(key) as Promise<Answer> | undefined) ?? make()
    this.#remembered.set(key, known)
    return known
  }

  close() {
    this.#objects.close()
  }
}

/** Lines without their ends; a last line without an end counts as well. */
export function splitLines(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}
