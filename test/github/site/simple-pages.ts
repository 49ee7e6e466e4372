/** Pages without a diff: places to come from and to go to. */
import {type Commit, headline} from '../git/commit.ts'
import {html} from '../markup/html.ts'
import type {PullRequest, Repository} from '../repositories.ts'
import type {PageSettings} from '../settings.ts'
import type {Page} from './frame.ts'

export function home(repositories: Repository[]): Page {
  const items = repositories.map(({owner, name}) => html`<li><a href="/${owner}/${name}">${owner}/${name}</a></li>`)
  return {title: 'A little GitHub', content: html`<h1>Repositories</h1><ul>${items}</ul>`}
}

export function overview(repository: Repository): Page {
  const path = pathOf(repository)
  const commits = Object.entries(repository.commits).map(([name, sha]) => html`<li><a href="${path}/commit/${sha}">${name}</a></li>`)
  return {title: `${repository.owner}/${repository.name}`, repository, content: html`<h1>Commits by name</h1><ul>${commits}</ul>`}
}

export function pullList(repository: Repository): Page {
  const items = repository.pulls.map(
    ({number, title}) => html`<li><a href="${pathOf(repository)}/pull/${number}">${title}</a> #${number}</li>`,
  )
  return {
    title: `Pull requests · ${repository.owner}/${repository.name}`,
    repository,
    content: html`<h1>Pull requests</h1><ul>${items}</ul>`,
  }
}

export function conversation(repository: Repository, {number, title, body}: PullRequest, {markup}: PageSettings): Page {
  const base = `${pathOf(repository)}/pull/${number}`
  const files = `${base}/${markup === 'react' ? 'changes' : 'files'}`
  const content = html`
    <h1><bdi class="js-issue-title markdown-title">${title}</bdi> #${number}</h1>
    <nav class="tabnav-tabs" aria-label="Pull request tabs">
      <a href="${base}">Conversation</a><a href="${base}/commits">Commits</a><a href="${files}">Files changed</a>
    </nav>
    <p>${body}</p>`
  return {title: `${title} · Pull Request #${number} · ${repository.owner}/${repository.name}`, repository, content}
}

/** `under` is where each commit is shown: by itself, or inside a pull request. */
export function commitList(repository: Repository, ref: string, commits: Commit[], under = '/commit'): Page {
  const items = commits.map(
    commit =>
      html`<li><a href="${pathOf(repository)}${under}/${commit.sha}">${headline(commit)}</a> <code>${commit.sha.slice(0, 7)}</code></li>`,
  )
  const content = html`<h1>Commits</h1><p>on <code>${ref}</code></p><ul>${items}</ul>`
  return {title: `Commits · ${repository.owner}/${repository.name}`, repository, content}
}

export function notFound(): Page {
  return {title: 'Page not found', status: 404, content: html`<h1>404</h1><p>This is not the web page you are looking for.</p>`}
}

function pathOf({owner, name}: Repository): string {
  return `/${owner}/${name}`
}
