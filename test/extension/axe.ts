/** What axe objects to in a page, or in a part of it, in words. It looks into open shadow roots by itself. */
import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import type {AxeResults, RunOptions} from 'axe-core'
import type {Page} from 'playwright-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2 up to AA, and what axe calls best practice. */
const options: RunOptions = {resultTypes: ['violations']}

/**
 * `within` is a CSS selector; a list of them leads into shadow roots: `['[data-refract-ui=overlay]', '.panel']`. The page may forbid
 * foreign scripts and `eval`, so axe runs where the driver's own scripts do.
 */
export async function violations(page: Page, within: string | string[] = 'html'): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${await source} }`)
  const context = {fromShadowDom: [within].flat()}
  const results = (await page.evaluate(([part, how]) => Reflect.get(window, 'axe').run(part, how), [
    Array.isArray(within) ? context : within,
    options,
  ] as const)) as AxeResults
  return results.violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`),
  )
}
