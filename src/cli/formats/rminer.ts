/** The JSON that RefactoringMiner writes. */
import {rminerDocument} from '../../report/rminer-json.ts'
import type {Format} from './format.ts'

export const rminer: Format = {
  begin: '{\n  "commits": [',
  record(change) {
    if (change.kind === 'failed') return ''
    const {repository = '', commit = ''} = change.origin
    const {commits} = rminerDocument(change.report.refactorings, {repository, sha1: commit, url: commitPage(repository, commit)})
    return `\n${JSON.stringify(commits[0], null, 2).replace(/^/gm, '    ')}`
  },
  between: ',',
  end: '\n  ]\n}\n',
  tellsFailures: false,
}

/** Hosts whose commit pages we know, and what they call them. */
const PAGES: Record<string, string> = {'github.com': 'commit', 'gitlab.com': 'commit', 'bitbucket.org': 'commits'}

/** Addresses as git knows them, https or ssh. */
export function commitPage(repository: string, commit: string): string {
  const [, host, path] = /^(?:https:\/\/|(?:ssh:\/\/)?git@)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(repository) ?? []
  return host && path && commit && PAGES[host] ? `https://${host}/${path}/${PAGES[host]}/${commit}` : ''
}
