/** github.com: which address leads to which page. */
import {type Answer, type Incoming, json, redirect, text} from '../answer.ts'
import {classicPage} from '../classic/classic-page.ts'
import type {Repository} from '../repositories.ts'
import {type PageSettings, settingsFor} from '../settings.ts'
import {commitsAppData, diffAppData} from './app-data.ts'
import {type Assets, assetAnswer} from './assets.ts'
import {type Comparison, commitComparison, compareComparison, pullComparison, pullView} from './comparison.ts'
import {fileViews} from './entries.ts'
import {excerptRows} from './excerpt.ts'
import {pageAnswer, reactPage} from './frame.ts'
import {diffEntries, expandedFile, fileLines, fileNames, loadedFile, moreFiles} from './parts.ts'
import {commitList, conversation, home, notFound, overview, pullList} from './simple-pages.ts'
import {entrySettings, type Visit} from './visit.ts'

export interface Site {
  repositories: Repository[]
  settings: PageSettings
  assets: Assets
}

export async function answerPage(site: Site, request: Incoming): Promise<Answer> {
  const {settings, cookies} = settingsFor(site.settings, request.query, request.headers.cookie)
  const answer = request.method === 'POST' ? changeLayout(request) : await findPage(site, request, settings)
  if (cookies.length > 0) answer.headers['set-cookie'] = cookies
  return answer
}

/** Both forms that change the layout lead back to the page they stand on, with the choice in its address. */
function changeLayout({headers, body}: Incoming): Answer {
  const back = new URL(headers.referer ?? 'https://github.com/')
  for (const [name, value] of new URLSearchParams(body)) if (name === 'diff' || name === 'w') back.searchParams.set(name, value)
  return redirect(back.pathname + back.search)
}

async function findPage(site: Site, {path, query, headers}: Incoming, settings: PageSettings): Promise<Answer> {
  const asset = assetAnswer(site.assets, path)
  if (asset) return asset
  if (path === '/') return pageAnswer(home(site.repositories), settings)
  const [, owner, name, rest = ''] = /^\/([^/]+)\/([^/]+)(?:\/(.*))?$/.exec(path) ?? []
  const repository = site.repositories.find(known => known.owner === owner && known.name === name)
  const hidden = repository?.private && !settings.signedIn
  const wantsData = (headers.accept ?? '').includes('application/json')
  if (wantsData && headers['x-requested-with'] !== 'XMLHttpRequest') return text('', 'text/plain', 406)
  const visit = repository && !hidden && {repository, query, settings, wantsData, ignoreWhitespace: isOn(query.get('w'))}
  return (visit && (await findInRepository(visit, rest))) || pageAnswer(notFound(), settings)
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true'
}

type Handler = (visit: Visit, ...parts: string[]) => Promise<Answer | undefined>

const routes: [RegExp, Handler][] = [
  [/^$/, async ({repository, settings}) => pageAnswer(overview(repository), settings)],
  [/^commits(?:\/(.+))?$/, commitsPage],
  [/^commit\/([0-9a-f]+)\.(diff|patch)$/, async ({repository}, sha) => plainDiff(await commitComparison(repository, sha!))],
  [/^commit\/([0-9a-f]+)$/, async (visit, sha) => diffPage(visit, await commitComparison(visit.repository, sha!))],
  [/^pulls$/, async ({repository, settings}) => pageAnswer(pullList(repository), settings)],
  [
    /^pull\/(\d+)\.(diff|patch)$/,
    async ({repository}, number) => plainDiff(await pullComparison(repository, Number(number), 'files', undefined)),
  ],
  [/^pull\/(\d+)$/, conversationPage],
  [/^pull\/(\d+)\/commits$/, pullCommitsPage],
  [/^pull\/(\d+)\/(files|changes|commits)(?:\/([^/]+))?$/, pullPage],
  [/^pull\/(\d+)\/page_data\/diff_entries$/, diffEntries],
  [/^pull\/(\d+)\/show_toc$/, async visit => fileNames(visit)],
  [
    /^compare\/(.+?)\.(diff|patch)$/,
    async ({repository}, spec) => plainDiff(await compareComparison(repository, decodeURIComponent(spec!))),
  ],
  [/^compare\/(.+)$/, async (visit, spec) => diffPage(visit, await compareComparison(visit.repository, decodeURIComponent(spec!)))],
  [/^diffs$/, moreFiles],
  [/^diffs\/(\d+)$/, loadedFile],
  [
    /^blob_excerpt\/([0-9a-f]{40})$/,
    async ({repository, query}, blob) => text((await excerptRows(repository, blob!, query)).text, 'text/html'),
  ],
  [/^blob_expand\/([0-9a-f]{40})$/, expandedFile],
  [/^_styled\/([0-9a-f]{40})\/(.+)$/, fileLines],
  [
    /^raw\/([^/]+)\/(.+)$/,
    async ({repository}, ref, path) => redirect(`https://raw.githubusercontent.com/${repository.owner}/${repository.name}/${ref}/${path}`),
  ],
]

async function findInRepository(visit: Visit, rest: string): Promise<Answer | undefined> {
  for (const [pattern, handler] of routes) {
    const match = pattern.exec(rest)
    if (match) return handler(visit, ...match.slice(1))
  }
  return undefined
}

/** One page of files. Comparisons are classic in both markups. */
async function diffPage(visit: Visit, comparison: Comparison | undefined): Promise<Answer | undefined> {
  if (!comparison) return undefined
  const {settings, ignoreWhitespace, repository} = visit
  const files = await fileViews(comparison, entrySettings(visit))
  if (settings.markup === 'react' && comparison.kind !== 'compare') {
    const data = diffAppData(comparison, files, settings, ignoreWhitespace)
    return visit.wantsData ? json(data) : pageAnswer(reactPage(data, repository), settings)
  }
  if (visit.wantsData) return notInReact()
  return pageAnswer({title: comparison.title, repository, content: classicPage({comparison, files, settings, ignoreWhitespace})}, settings)
}

/** The page is none of the React app, and the script that asked for its data goes there as Turbo does. */
const notInReact = () => text('', 'text/plain', 406)

/** Each markup has its own address for the whole pull request, and leads there from the other one's. */
async function pullPage(visit: Visit, number?: string, tab?: string, range?: string): Promise<Answer | undefined> {
  const {settings, repository, query} = visit
  const rightTab = settings.markup === 'react' ? 'changes' : 'files'
  if (tab !== 'commits' && tab !== rightTab) {
    const search = query.size > 0 ? `?${query}` : ''
    return redirect(`/${repository.owner}/${repository.name}/pull/${number}/${rightTab}${range ? `/${range}` : ''}${search}`)
  }
  return diffPage(visit, await pullComparison(repository, Number(number), tab as 'files' | 'changes' | 'commits', range))
}

async function commitsPage({repository, settings, wantsData}: Visit, ref = repository.defaultBranch): Promise<Answer | undefined> {
  const tip = await repository.git.resolve(ref)
  if (!tip) return undefined
  const commits = await repository.git.log(tip, 200)
  if (settings.markup === 'classic') return pageAnswer(commitList(repository, ref, commits), settings)
  const data = commitsAppData(repository, ref, commits)
  return wantsData ? json(data) : pageAnswer(reactPage(data, repository), settings)
}

async function pullCommitsPage({repository, settings, wantsData}: Visit, number?: string): Promise<Answer | undefined> {
  if (wantsData) return notInReact()
  const pull = await pullView(repository, Number(number))
  return pull && pageAnswer(commitList(repository, pull.request.head, pull.commits, `/pull/${number}/commits`), settings)
}

async function conversationPage({repository, settings, wantsData}: Visit, number?: string): Promise<Answer | undefined> {
  if (wantsData) return notInReact()
  const pull = await pullView(repository, Number(number))
  return pull && pageAnswer(conversation(repository, pull.request, settings), settings)
}

async function plainDiff(comparison: Comparison | undefined): Promise<Answer | undefined> {
  if (!comparison) return undefined
  const {repository, before, after} = comparison
  return text(await repository.git.run(['diff', '--no-color', '--find-renames', before, after]))
}
