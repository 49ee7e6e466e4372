/** Pull requests and their files. */
import {type Answer, json} from '../answer.ts'
import {pullView} from '../site/comparison.ts'
import type {Call} from './api.ts'
import {plainForm, repositoryObject} from './commits.ts'
import {filesBetween, mostFiles} from './files.ts'
import {pagedJson, pageOf} from './pages.ts'

export async function pullAnswer({repository, accept}: Call, number?: string): Promise<Answer | undefined> {
  const pull = await pullView(repository, Number(number))
  if (!pull) return undefined
  const {request, baseTip, headTip, mergeBase, commits} = pull
  const plain = await plainForm(repository, accept, mergeBase, headTip)
  if (plain) return plain
  const files = await filesBetween(repository, mergeBase, headTip)
  const repo = repositoryObject(repository)
  const end = (ref: string, sha: string) => ({label: `${repository.owner}:${ref}`, ref, sha, user: repo.owner, repo})
  return json({
    url: `https://api.github.com/repos/${repo.full_name}/pulls/${number}`,
    html_url: `${repo.html_url}/pull/${number}`,
    diff_url: `${repo.html_url}/pull/${number}.diff`,
    number: request.number,
    state: 'open',
    draft: false,
    title: request.title,
    body: request.body,
    user: {login: request.author, type: 'User'},
    // The tip of the base branch, which need not be the merge base.
    base: end(request.base, baseTip),
    head: end(request.head, headTip),
    merged: false,
    mergeable: true,
    merge_commit_sha: null,
    commits: commits.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  })
}

export async function pullFilesAnswer(call: Call, number?: string): Promise<Answer | undefined> {
  const pull = await pullView(call.repository, Number(number))
  if (!pull) return undefined
  const files = await filesBetween(call.repository, pull.mergeBase, pull.headTip)
  const page = pageOf(call, files.slice(0, mostFiles), {usual: 30, most: 100})
  return pagedJson(call, page.items, page)
}
