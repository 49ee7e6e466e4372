/** The API says what git says, in the shape in which GitHub says it. */
import {afterAll, beforeAll, expect, test} from 'vitest'
import {type GitHub, knownToken, startGitHub} from './github.ts'
import type {Repository} from './repositories.ts'

let github: GitHub
let shop: Repository
let odds: Repository
beforeAll(async () => {
  github = await startGitHub({repositories: [wide]})
  shop = github.repository('refract/shop')
  odds = github.repository('refract/odds')
})
afterAll(() => github.close())

/** A commit and a pull request of 350 files. */
const wide = {
  owner: 'refract',
  name: 'wide',
  commits: [
    {name: 'first', branch: 'main', message: 'Begin', parents: [], files: numberedFiles('before')},
    {name: 'all', branch: 'all', message: 'Change all', parents: ['first'], files: numberedFiles('after')},
  ],
  pulls: [{number: 1, title: 'Change all', body: '', author: 'bo-example', base: 'main', head: 'all'}],
}

function numberedFiles(content: string): Record<string, string> {
  return Object.fromEntries(Array.from({length: 350}, (_, index) => [`${String(index).padStart(3, '0')}.txt`, `${content}\n`]))
}

const api = (path: string, headers: Record<string, string> = {}) => github.fetch(`https://api.github.com${path}`, {headers})
const data = async (path: string) => (await api(path)).json()

test('a commit: its parents, tree, and files with patches', async () => {
  const sha = shop.commits['rename-class']!
  const commit = await data(`/repos/refract/shop/commits/${sha.slice(0, 10)}`)
  const {git} = shop
  expect(commit).toMatchObject({
    sha,
    html_url: `https://github.com/refract/shop/commit/${sha}`,
    commit: {message: 'Say warehouse instead of stock', tree: {sha: await git.text('rev-parse', `${sha}^{tree}`)}},
    parents: [{sha: shop.commits['move-class']}],
    stats: {additions: 3, deletions: 3, total: 6},
  })
  expect(commit.files.map(({filename, status}: {filename: string; status: string}) => [filename, status])).toEqual([
    ['src/main/java/shop/Till.java', 'modified'],
    ['src/main/java/shop/Warehouse.java', 'renamed'],
  ])
  const [till, warehouse] = commit.files
  expect(warehouse.previous_filename).toBe('src/main/java/shop/Stock.java')
  expect(till.sha).toBe(await git.text('rev-parse', `${sha}:${till.filename}`))
  const patch = await git.text('diff', '--find-renames', shop.commits['move-class']!, sha, '--', till.filename)
  expect(till.patch).toBe(patch.slice(patch.indexOf('@@')))
})

test('the first commit has everything added, and no parent', async () => {
  const commit = await data(`/repos/refract/shop/commits/${shop.commits.first}`)
  expect(commit.parents).toEqual([])
  expect(new Set(commit.files.map(({status}: {status: string}) => status))).toEqual(new Set(['added']))
})

test('strange files: hunks are not joined, binary files have no patch', async () => {
  const {files} = await data(`/repos/refract/odds/commits/${odds.commits.strange}`)
  const file = (name: string) => files.find(({filename}: {filename: string}) => filename === name)
  expect(file('src/Near.java').patch.match(/^@@ /gm)).toHaveLength(2)
  expect(file('src/Binary.java')).not.toHaveProperty('patch')
  expect(file('src/Gone.java')).toMatchObject({status: 'removed', deletions: 3})
  expect(file('src/moved/Moved.java')).toMatchObject({status: 'renamed', previous_filename: 'src/Moved.java'})
  expect(file('src/"quoted".java').patch).toContain('+  int after;')
})

test('an unknown sha is unprocessable, an unknown repository is not found', async () => {
  expect((await api('/repos/refract/shop/commits/0123456789')).status).toBe(422)
  expect((await api('/repos/refract/nothing/commits/main')).status).toBe(404)
  expect(await data('/repos/refract/nothing/commits/main')).toMatchObject({message: 'Not Found', status: '404'})
})

test('a comparison starts at the merge base', async () => {
  const comparison = await data('/repos/refract/shop/compare/main...refract:clearer-names')
  expect(comparison).toMatchObject({
    status: 'diverged',
    ahead_by: 5,
    behind_by: 1,
    total_commits: 5,
    base_commit: {sha: shop.commits['two-decimals']},
    merge_base_commit: {sha: shop.commits.first},
  })
  expect(comparison.commits.at(-1).sha).toBe(shop.commits.discount)
  expect(comparison.files).toHaveLength(8)
})

test('a pull request names the tips of both branches', async () => {
  expect(await data('/repos/refract/shop/pulls/1')).toMatchObject({
    number: 1,
    state: 'open',
    base: {ref: 'main', sha: shop.commits['two-decimals'], repo: {full_name: 'refract/shop'}},
    head: {ref: 'clearer-names', sha: shop.commits.discount},
    commits: 5,
    changed_files: 8,
  })
  expect((await api('/repos/refract/shop/pulls/99')).status).toBe(404)
})

test('files come in pages: 300 for a commit, 100 at most for a pull request, 300 in all for a comparison', async () => {
  const {commits} = github.repository('refract/wide')
  const first = await api(`/repos/refract/wide/commits/${commits.all}`)
  expect((await first.json()).files).toHaveLength(300)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link')!)![1]!
  const second = await github.fetch(next)
  const {sha, files} = await second.json()
  expect(sha).toBe(commits.all)
  expect(files.map(({filename}: {filename: string}) => filename)).toEqual(Array.from({length: 50}, (_, index) => `${300 + index}.txt`))
  expect(second.headers.get('link')).not.toContain('rel="next"')

  expect(await data('/repos/refract/wide/pulls/1/files')).toHaveLength(30)
  expect(await data('/repos/refract/wide/pulls/1/files?per_page=1000')).toHaveLength(100)
  expect(await data('/repos/refract/wide/pulls/1/files?per_page=100&page=4')).toHaveLength(50)
  expect((await data('/repos/refract/wide/compare/main...all')).files).toHaveLength(300)
})

test('contents, blobs and raw files are the bytes of git', async () => {
  const sha = odds.commits.strange!
  const path = 'src/Ünïcode and spaces.java'
  const address = path.split('/').map(encodeURIComponent).join('/')
  const bytes = await odds.git.run(['show', `${sha}:${path}`])
  const blob = await odds.git.text('rev-parse', `${sha}:${path}`)

  const contents = await data(`/repos/refract/odds/contents/${address}?ref=${sha}`)
  expect(contents).toMatchObject({type: 'file', path, sha: blob, size: bytes.length, encoding: 'base64'})
  expect(Buffer.from(contents.content, 'base64')).toEqual(bytes)
  const raw = await api(`/repos/refract/odds/contents/${address}?ref=${sha}`, {accept: 'application/vnd.github.raw+json'})
  expect(Buffer.from(await raw.arrayBuffer())).toEqual(bytes)
  expect(Buffer.from((await data(`/repos/refract/odds/git/blobs/${blob}`)).content, 'base64')).toEqual(bytes)
  const download = await github.fetch(contents.download_url)
  expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes)

  const listing = await data(`/repos/refract/odds/contents/src?ref=${sha}`)
  expect(listing.map(({name}: {name: string}) => name)).toContain('Added.java')
  expect((await api(`/repos/refract/odds/contents/none?ref=${sha}`)).status).toBe(404)
})

test('a tree lists every path with its blob', async () => {
  const sha = shop.commits.first!
  const {tree, truncated} = await data(`/repos/refract/shop/git/trees/${sha}?recursive=1`)
  const blobs = tree
    .filter(({type}: {type: string}) => type === 'blob')
    .map(({path, sha: blob}: {path: string; sha: string}) => `${blob}\t${path}`)
  const listed = (await shop.git.text('ls-tree', '-r', '--format=%(objectname)%x09%(path)', sha)).split('\n')
  expect(truncated).toBe(false)
  expect(blobs).toEqual(listed)
})

test('what has not changed is not sent again, and is free with a token', async () => {
  const path = `/repos/refract/shop/commits/${shop.commits.first}`
  const authorization = `Bearer ${knownToken}`
  const first = await api(path, {authorization})
  const again = await api(path, {authorization, 'if-none-match': first.headers.get('etag')!})
  expect(again.status).toBe(304)
  expect(again.headers.get('x-ratelimit-remaining')).toBe(first.headers.get('x-ratelimit-remaining'))
})

test('the limits are counted, told, and enforced on request', async () => {
  github.limits.restart()
  const first = await api('/repos/refract/shop')
  expect([first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual(['60', '59'])
  expect((await data('/rate_limit')).rate).toMatchObject({limit: 60, remaining: 59})
  github.limits.enforced = true
  try {
    const statuses = []
    for (let call = 0; call < 60; call++) statuses.push((await api('/repos/refract/shop')).status)
    expect(statuses).toEqual([...Array(59).fill(200), 403])
    expect((await api('/repos/refract/shop', {authorization: `token ${knownToken}`})).status).toBe(200)
  } finally {
    github.limits.enforced = false
  }
})

test('an unknown token is refused; a private repository is found with a known one only', async () => {
  const withToken = {authorization: `Bearer ${knownToken}`}
  expect((await api('/repos/refract/shop', {authorization: 'Bearer ghp_wrong'})).status).toBe(401)
  shop.private = true
  try {
    expect((await api('/repos/refract/shop/pulls/1')).status).toBe(404)
    expect((await api('/repos/refract/shop/pulls/1', withToken)).status).toBe(200)
    const raw = `https://raw.githubusercontent.com/refract/shop/${shop.commits.first}/README.md`
    expect((await github.fetch(raw)).status).toBe(404)
    expect((await github.fetch(raw, {headers: withToken})).status).toBe(200)
  } finally {
    shop.private = false
  }
})

test('GraphQL gives many blobs at once, with a token', async () => {
  const ask = (query: string, variables: unknown, headers: Record<string, string> = {authorization: `bearer ${knownToken}`}) =>
    github.fetch('https://api.github.com/graphql', {method: 'POST', headers, body: JSON.stringify({query, variables})})
  const query = `query Blobs($owner: String!, $name: String!, $one: String!) {
    repository(owner: $owner, name: $name) {
      a: object(expression: $one) { ... on Blob { oid byteSize isBinary isTruncated text } }
      b: object(expression: "${odds.commits.strange}:src/Binary.java") { ... on Blob { isBinary text } }
      c: object(expression: "${odds.commits.strange}:none") { ... on Blob { oid } }
      pullRequest(number: 1) { baseRefOid headRefOid }
    }
  }`
  const variables = {owner: 'refract', name: 'odds', one: `${odds.commits.strange}:src/Bom.java`}
  const answer = await (await ask(query, variables)).json()
  expect(answer.data.repository).toEqual({
    a: expect.objectContaining({isBinary: false, isTruncated: false, text: '\uFEFFclass Bom {\n  int after;\n}\n'}),
    b: {isBinary: true, text: null},
    c: null,
    pullRequest: {baseRefOid: odds.commits.merge, headRefOid: odds.commits.strange},
  })
  expect((await ask(query, variables, {})).status).toBe(401)
  expect((await (await ask(query, {...variables, name: 'nothing'})).json()).errors[0].type).toBe('NOT_FOUND')
})

test('every request is written down', async () => {
  github.requests.length = 0
  await api('/repos/refract/shop?x=1', {authorization: `Bearer ${knownToken}`})
  await github.fetch(`https://raw.githubusercontent.com/refract/shop/main/README.md`)
  expect(github.requests).toMatchObject([
    {host: 'api.github.com', method: 'GET', path: '/repos/refract/shop?x=1', status: 200, headers: {authorization: `Bearer ${knownToken}`}},
    {host: 'raw.githubusercontent.com', method: 'GET', path: '/refract/shop/main/README.md', status: 200},
  ])
})
