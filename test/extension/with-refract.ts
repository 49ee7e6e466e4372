/** Our GitHub, and Chromium with Refract in it, for the tests of a file. Each test gets a page and a worker that knows nothing yet. */
import type {Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, beforeEach, expect} from 'vitest'
import type {ExtensionSettings} from '../../src/extension/settings.ts'
import {type Browser, openBrowser} from '../github/chromium.ts'
import {type GitHub, startGitHub} from '../github/github.ts'
import type {PlannedRepository} from '../github/repositories.ts'
import {forgetCache} from './forget-cache.ts'
import {keptFacts} from './kept.ts'
import {type MarkedRow, markedRows} from './marked-rows.ts'

export class World {
  github!: GitHub
  browser!: Browser
  page!: Page
  /** A page of the extension itself, to look into its storage: unlike the worker, it is always there. */
  #inside!: Page
  errors: string[] = []

  /** With repositories of a test's own beside those that are always there. */
  constructor(repositories: PlannedRepository[] = []) {
    beforeAll(async () => {
      this.github = await startGitHub({repositories})
      this.browser = await openBrowser({github: this.github, extension: 'dist/chrome'})
      const worker = await this.browser.serviceWorker()
      this.#inside = await this.browser.context.newPage()
      await this.#inside.goto(worker.url().replace('background.js', 'manifest.json'))
    })
    beforeEach(async () => {
      await this.forget()
      this.page = await this.newPage()
    })
    afterEach(async () => {
      this.github.faults.clear()
      // The first page is the browser's own; without it there would be no window.
      const [, ...pages] = this.browser.context.pages()
      await Promise.all(pages.filter(page => page !== this.#inside).map(page => page.close()))
      expect(this.errors).toEqual([])
    })
    afterAll(async () => {
      await this.browser.close()
      await this.github.close()
    })
  }

  async newPage(): Promise<Page> {
    const page = await this.browser.context.newPage()
    page.setDefaultTimeout(60_000)
    page.on('pageerror', error => this.errors.push(error.message))
    return page
  }

  /** No results, no token, no choice of markup, no traffic. */
  async forget() {
    await this.#inside.evaluate(() => Promise.all([chrome.storage.local.clear(), chrome.storage.sync.clear()]))
    await this.#inside.evaluate(forgetCache)
    await this.browser.context.clearCookies()
    this.github.requests.length = 0
    this.errors = []
  }

  storeToken = (token: string, host = 'github.com') =>
    this.#inside.evaluate(([name, stored]) => chrome.storage.local.set({[`token ${name}`]: stored}), [host, token] as const)

  /** As the options page, or another tab, would write them. */
  storeSettings = (settings: Partial<ExtensionSettings>) =>
    this.#inside.evaluate(stored => chrome.storage.sync.set({settings: stored}), settings)

  /** Looks at the extension from the inside, with its own rights. */
  inside = <T>(look: () => T | Promise<T>) => this.#inside.evaluate(look)

  kept = () => this.#inside.evaluate(keptFacts)

  /** A page of the extension's own: `options.html`. */
  address = (page: string) => this.#inside.url().replace('manifest.json', page)

  optionsAddress = () => this.address('options.html')

  /** `case('extract-method/statements-in-a-row')` */
  case = (name: string) => `/refract/cases/commit/${this.commit('refract/cases', name)}`

  shop = (name: string) => `/refract/shop/commit/${this.commit('refract/shop', name)}`

  commit(repository: string, name: string): string {
    const sha = this.github.repository(repository).commits[name]
    if (!sha) throw new Error(`${repository} has no commit ${name}`)
    return sha
  }

  open = (path: string, page = this.page) => page.goto(this.github.url(path))

  /** Opens a page and waits until Refract has said its last word on it. */
  async visit(path: string, page = this.page): Promise<string> {
    await this.open(path, page)
    return this.settled(page)
  }

  /** A window so high that the whole page is near: only what is near is drawn. */
  seeAll = (page = this.page) => page.setViewportSize({width: 1280, height: 6000})

  seeUsual = (page = this.page) => page.setViewportSize({width: 1280, height: 900})

  /** The state, once it is none in between, and what is near has been drawn. */
  async settled(page = this.page): Promise<string> {
    await page.waitForSelector('html:is([data-refract-state=done], [data-refract-state=partial], [data-refract-state=failed])')
    await page.waitForSelector('[data-refract-ui=overlay][data-refract-drawn]', {state: 'attached'})
    return (await page.getAttribute('html', 'data-refract-state'))!
  }

  pill = (page = this.page) => page.locator('[data-refract-ui=overlay] .pill')

  summary = (page = this.page) => this.pill(page).innerText()

  badges = (page = this.page) => page.locator('[data-refract-ui=badge] button')

  card = (page = this.page) => page.locator('[data-refract-ui=overlay] [role=dialog]')

  panel = (page = this.page) => page.locator('[data-refract-ui=overlay] .panel')

  marks = (page = this.page): Promise<MarkedRow[]> => page.evaluate(markedRows)

  /** Waits until something is as it should be, however slow the machine. */
  eventually = <T>(look: () => T) => expect.poll(look, {timeout: 40_000})

  /** Requests to the API and for contents, not those of the pages themselves. */
  asked = () => this.github.requests.filter(({host}) => host !== 'github.com')
}
