/** The library in a page: the built folder on any server, one import, and its wasm files come from beside it. */
import {readFile} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {type Browser, chromium} from 'playwright-core'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {inRoot} from '../../scripts/build/root.ts'
import {executable} from '../github/executable.ts'

const TYPES: Record<string, string> = {js: 'text/javascript', wasm: 'application/wasm', html: 'text/html'}
const PAGE = '<!doctype html><script type="importmap">{"imports": {"refract": "/lib/refract.js"}}</script>'

let server: Server
let browser: Browser
const asked: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname
    asked.push(path)
    const content = path === '/' ? PAGE : await readFile(join(inRoot('dist', 'node'), path.replace(/^\/lib\//, ''))).catch(() => undefined)
    response.writeHead(content === undefined ? 404 : 200, {'content-type': TYPES[path.split('.').at(-1)!] ?? TYPES.html})
    response.end(content)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch({
    executablePath: executable('chromium', 'chromium-browser', 'google-chrome'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser.close()
  server.close()
})

test('analyze runs in a page, tells its progress, and can be cancelled', async () => {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  asked.length = 0
  const result = await page.evaluate(`(async () => {
    const {analyze} = await import('refract')
    const change = {before: {'a/A.java': 'package a; class A { int x; }'}, after: {'b/A.java': 'package b; class A { int x; }'}}
    const steps = new Set()
    const {refactorings} = await analyze(change, {onProgress: ({step}) => steps.add(step)})
    const {stopped} = await analyze(change, {signal: AbortSignal.abort()})
    return {descriptions: refactorings.map(one => one.description), steps: [...steps], stopped}
  })()`)
  expect(result).toEqual({
    descriptions: ['Move Class a.A moved to b.A', 'Rename Package a to b'],
    steps: ['reading', 'detecting', 'proving'],
    stopped: 'cancelled',
  })
  expect(asked.filter(path => path !== '/favicon.ico')).toEqual([
    '/lib/refract.js',
    '/lib/wasm/web-tree-sitter.wasm',
    '/lib/wasm/tree-sitter-java.wasm',
  ])
})
