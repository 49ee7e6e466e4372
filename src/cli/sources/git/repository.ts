/** A git repository as the sources see it: bare, shallow, a worktree, with names of any length. */
import {statSync} from 'node:fs'
import {isRead} from '../../../library/index.ts'
import {failed, type Unreadable} from '../source.ts'
import {type ChangedFile, RAW, readRaw, type Version} from './changed-files.ts'
import {Objects} from './objects.ts'
import {type Git, gitIn} from './run.ts'

export interface Commit {
  sha: string
  /** As written in the commit itself: in a shallow clone git would hide a parent that is not there. */
  parents: string[]
  title: string
}

export class Repository {
  private readonly objects: Objects
  private readonly folderLists = new Map<string, Promise<string[]>>()
  /** The address it is cloned from. */
  readonly address: Promise<string | undefined>

  private constructor(
    readonly path: string,
    readonly git: Git,
  ) {
    this.objects = new Objects(path)
    this.address = git(['config', '--get', 'remote.origin.url']).then(({text}) => withoutSecrets(text))
  }

  static async open(path: string): Promise<{kind: 'open'; repository: Repository} | Unreadable> {
    if (!statSync(path, {throwIfNoEntry: false})?.isDirectory()) return failed(`no such folder: ${path}`)
    const git = gitIn(path)
    const {ok, complaint} = await git(['rev-parse', '--git-dir'])
    if (ok) return {kind: 'open', repository: new Repository(path, git)}
    const isNone = /not a git repository/i.test(complaint)
    return failed(isNone ? `${path} is not a git repository` : `git will not read ${path}: ${firstLine(complaint)}`)
  }

  close() {
    this.objects.close()
  }

  /** The name of a commit in full, undefined where there is none. */
  async resolve(name: string): Promise<string | undefined> {
    return (await this.objects.read(`${name}^{commit}`))?.name
  }

  has = async (name: string): Promise<boolean> => (await this.objects.read(name)) !== undefined

  async commit(sha: string): Promise<Commit> {
    const text = (await this.object(sha)).toString('utf8')
    const headerEnd = text.indexOf('\n\n')
    const header = headerEnd < 0 ? text : text.slice(0, headerEnd)
    const message = headerEnd < 0 ? '' : text.slice(headerEnd).trim()
    return {sha, parents: [...header.matchAll(/^parent (\w+)$/gm)].map(([, parent]) => parent), title: firstLine(message)}
  }

  /** Without a version before, everything is new. */
  async changedFiles(before: string | undefined, after: string): Promise<ChangedFile[]> {
    const versions = before ? [before, after] : ['--root', after]
    const {ok, bytes, complaint} = await this.git(['diff-tree', '-r', ...RAW, '--no-commit-id', ...versions])
    if (!ok) throw new Error(`git diff-tree failed: ${complaint}`)
    return readRaw(bytes)
  }

  /** Texts by path. Files of other languages stay empty: they are only to be named, and may be large. */
  async texts(files: ChangedFile[], side: 'before' | 'after'): Promise<Record<string, string>> {
    const versions = files.map(file => file[side]).filter(version => version !== undefined)
    return Object.fromEntries(await Promise.all(versions.map(async version => [version.path, await this.text(version)])))
  }

  /** Folders of a whole version; the next commit of a history asks for the same ones again. */
  folders(commit: string): Promise<string[]> {
    const known = this.folderLists.get(commit)
    if (known) return known
    const asked = this.git(['ls-tree', '-r', '-d', '-z', '--name-only', commit]).then(({bytes}) =>
      bytes.toString('utf8').split('\0').filter(Boolean),
    )
    if (this.folderLists.size >= KEPT_LISTS) this.folderLists.delete(this.folderLists.keys().next().value!)
    this.folderLists.set(commit, asked)
    return asked
  }

  private async text({path, blob}: Version): Promise<string> {
    return isRead(path) ? (await this.object(blob)).toString('utf8') : ''
  }

  private async object(name: string): Promise<Buffer> {
    const found = await this.objects.read(name)
    if (!found) throw new Error(`git has no object ${name}: the clone is incomplete`)
    return found.content
  }
}

const KEPT_LISTS = 4

const firstLine = (text: string) => text.split('\n', 1)[0]

/** People put tokens into the address they clone from; those go nowhere. */
const withoutSecrets = (address: string) => address.replace(/^(https?:\/\/)[^@/]*@/, '$1') || undefined
