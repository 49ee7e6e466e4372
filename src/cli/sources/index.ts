import type {SourceRequest} from '../arguments.ts'
import {readBundle} from './bundle.ts'
import {readCommit} from './commit.ts'
import {readFolders} from './folders.ts'
import type {Source} from './source.ts'

export async function readSource(request: SourceRequest): Promise<Source> {
  switch (request.kind) {
    case 'bundle':
      return readBundle(request.file)
    case 'folders':
      return readFolders(request.before, request.after)
    case 'commit':
      return readCommit(request.repository, request.commit)
  }
}
