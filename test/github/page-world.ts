/** Our GitHub and a browser for the tests of a file, and for each test a page that begins anew. */
import type {Locator, Page, Response} from 'playwright-core'
import {afterAll, beforeAll, beforeEach} from 'vitest'
import {type Browser, openBrowser} from './chromium.ts'
import {type GitHub, startGitHub} from './github.ts'
import type {Repository} from './repositories.ts'
import type {PageSettings} from './settings.ts'

export class PageWorld {
  github!: GitHub
  page!: Page
  shop!: Repository
  odds!: Repository
  /** What went wrong in the script of the page. */
  errors: string[] = []

  constructor(settings: Partial<PageSettings> = {}) {
    let browser: Browser
    beforeAll(async () => {
      this.github = await startGitHub({settings})
      browser = await openBrowser({github: this.github})
      this.shop = this.github.repository('refract/shop')
      this.odds = this.github.repository('refract/odds')
    })
    beforeEach(async () => {
      await this.page?.close()
      await browser.context.clearCookies()
      this.page = await browser.context.newPage()
      this.errors = []
      this.page.on('pageerror', error => this.errors.push(error.message))
    })
    afterAll(async () => {
      await browser.close()
      await this.github.close()
    })
  }

  open = async (path: string): Promise<Response> => (await this.page.goto(this.github.url(path)))!

  /** The file on the page whose path holds this text. */
  file = (path: string): Locator => this.page.locator('[role="region"], .file', {hasText: path})
}
