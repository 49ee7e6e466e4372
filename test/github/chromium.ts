/** Debian's Chromium with an unpacked extension, for which GitHub's host names lead to our GitHub and all others nowhere. */
import {existsSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {type BrowserContext, chromium, type Page, type Worker} from 'playwright-core'
import {executable} from './executable.ts'
import {absent, hosts} from './hosts.ts'

export interface BrowserOptions {
  /** Whatever it saw of tokens in wrong places is told when the browser is closed. */
  github: {port: number; leaks?: string[]}
  /** Folder of the unpacked extension. */
  extension?: string
  /** In a window of its own; needs a display. */
  visible?: boolean
  viewport?: {width: number; height: number}
  /** The page that Refract opens after it was installed stays open. */
  keepWelcome?: boolean
}

export interface Browser {
  context: BrowserContext
  /** The extension's background worker; waits for it to start. */
  serviceWorker(): Promise<Worker>
  /** Stops the background worker as the browser does when it is idle, and waits until it is gone. */
  stopServiceWorker(): Promise<void>
  /** Fails if anything was sent to where it does not belong. */
  close(): Promise<void>
}

export async function openBrowser({github, extension, visible = false, viewport, keepWelcome = false}: BrowserOptions): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'refract-chromium-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable('chromium', 'chromium-browser', 'google-chrome'),
    // Playwright's own headless mode and its default of no extensions are both replaced by the arguments below.
    headless: false,
    ignoreDefaultArgs: ['--disable-extensions'],
    // Whoever shows a browser to a reader ends it in order; in tests, Ctrl-C ends everything at once.
    handleSIGINT: !visible,
    viewport: viewport ?? (visible ? null : {width: 1280, height: 900}),
    args: [...(visible ? [] : unseen), ...quiet, ...onlyOurGitHub(github.port), ...(extension ? withExtension(extension) : [])],
  })
  const strangers = watchStrangers(context)
  if (extension && existsSync(join(extension, 'welcome.html'))) await welcomed(context, {keepWelcome})
  const serviceWorker = async () => context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return {
    context,
    serviceWorker,
    stopServiceWorker: async () => stopWorker(context, await serviceWorker()),
    close: async () => {
      await context.close()
      await rm(profile, {recursive: true, force: true, maxRetries: 5})
      const wrong = [...strangers.map(url => `${url}: no host of GitHub's`), ...(github.leaks ?? [])]
      if (wrong.length > 0) throw new Error(`requests that may not be:\n${wrong.join('\n')}`)
    },
  }
}

/** Requests of pages, and of the extension's worker, to other hosts than GitHub's. They lead nowhere, but nobody may try. */
function watchStrangers(context: BrowserContext): string[] {
  const strangers: string[] = []
  context.on('request', request => {
    const {protocol, hostname, href} = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && ![...hosts, absent].some(host => host === hostname)) strangers.push(href)
  })
  return strangers
}

/** Waits for it in any case: a page that comes up in the middle of a test would lie over the test's own. */
async function welcomed(context: BrowserContext, {keepWelcome}: {keepWelcome: boolean}) {
  const isWelcome = (page: Page) => page.url().endsWith('/welcome.html')
  const page = context.pages().find(isWelcome) ?? (await context.waitForEvent('page'))
  await page.waitForURL('**/welcome.html')
  if (!keepWelcome) await page.close()
}

/** Tests open very many pages, up to a hundred at once: a process for each takes longer than all that is looked at in it. */
const unseen = ['--headless=new', '--renderer-process-limit=3']

/** Without these, Chromium calls home at every start. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function onlyOurGitHub(port: number): string[] {
  const rules = [...hosts.map(host => `MAP ${host} 127.0.0.1:${port}`), 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1']
  // Playwright's own `ignoreHTTPSErrors` does not reach the requests of a background worker.
  return [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors']
}

function withExtension(folder: string): string[] {
  const path = resolve(folder)
  return [`--disable-extensions-except=${path}`, `--load-extension=${path}`]
}

/**
 * Chromium says yes before the worker is gone, tells nobody when it is, and may wake it up again at once, as the same target and the
 * same `Worker`. So we look until it is gone, or until one is there that has forgotten our mark.
 */
async function stopWorker(context: BrowserContext, worker: Worker) {
  const devtools = await context.browser()!.newBrowserCDPSession()
  const find = async () => {
    const {targetInfos} = await devtools.send('Target.getTargets')
    return targetInfos.find(({type, url}) => type === 'service_worker' && url === worker.url())
  }
  const target = await find()
  if (!target) throw new Error(`no running worker ${worker.url()}`)
  await worker.evaluate('self.isToStop = true')
  await devtools.send('Target.closeTarget', {targetId: target.targetId})
  let done = false
  const untilGone = async () => {
    while (!done && (await find()));
  }
  const untilAnother = async () => {
    while (!done && (await worker.evaluate('self.isToStop').catch(() => true)));
  }
  await Promise.race([untilGone(), untilAnother()])
  done = true
  await devtools.detach()
}
