/** `npx tsx scripts/icons.ts`: draws public/icons/*.png from the SVG beside them, with Chromium. Run it when the drawing has changed. */
import {readFileSync} from 'node:fs'
import {chromium} from 'playwright-core'
import {executable} from '../test/github/executable.ts'
import {inRoot} from './build/root.ts'

const drawing = readFileSync(inRoot('public', 'icons', 'refract.svg'), 'utf8')
const browser = await chromium.launch({executablePath: executable('chromium', 'chromium-browser', 'google-chrome'), args: ['--no-sandbox']})
const page = await browser.newPage()
for (const size of [16, 32, 48, 128]) {
  await page.setViewportSize({width: size, height: size})
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`)
  await page.screenshot({path: inRoot('public', 'icons', `${size}.png`), omitBackground: true})
}
await browser.close()
