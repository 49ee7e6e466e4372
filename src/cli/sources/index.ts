/** Reads what a task names. Repositories stay open for the next task of the same one. */
import type {Task} from '../task.ts'
import {readBundle} from './bundle.ts'
import {readCommit} from './commit.ts'
import {readFolders} from './folders.ts'
import {Repository} from './git/repository.ts'
import {readGitHub} from './github.ts'
import {readRange} from './range.ts'
import {failed, type Source, type Unreadable} from './source.ts'
import {readStaged} from './staged.ts'

const KEPT_OPEN = 8 // each has a git process

export class Sources {
  private readonly repositories = new Map<string, Repository>()

  async read(task: Task, signal: AbortSignal): Promise<Source> {
    switch (task.kind) {
      case 'bundle':
        return readBundle(task.file)
      case 'folders':
        return readFolders(task.before, task.after)
      case 'github':
        return readGitHub(task.address, signal)
      case 'commit':
        return this.inRepository(task.repository, repository => readCommit(repository, task.commit))
      case 'range':
        return this.inRepository(task.repository, repository => readRange(repository, task.range))
      case 'staged':
        return this.inRepository(task.repository, readStaged)
    }
  }

  async inRepository<T>(path: string, read: (repository: Repository) => Promise<T>): Promise<T | Unreadable> {
    if (path === '') return failed('no repository is named: "REPOSITORY COMMIT" is wanted')
    const opened = this.repositories.get(path) ?? (await this.open(path))
    return opened instanceof Repository ? read(opened) : opened
  }

  close() {
    for (const repository of this.repositories.values()) repository.close()
    this.repositories.clear()
  }

  private async open(path: string): Promise<Repository | Unreadable> {
    const opened = await Repository.open(path)
    if (opened.kind === 'failed') return opened
    const [oldest] = this.repositories
    if (oldest && this.repositories.size >= KEPT_OPEN) {
      oldest[1].close()
      this.repositories.delete(oldest[0])
    }
    this.repositories.set(path, opened.repository)
    return opened.repository
  }
}
