/** Does what only the browser's own page of extensions may do. */
import type {Browser} from '../github/chromium.ts'

interface Chrome {
  developerPrivate: {
    addHostPermission(extension: string, origin: string): Promise<void>
    updateExtensionConfiguration(changes: {extensionId: string; incognitoAccess: boolean}): Promise<void>
    updateProfileConfiguration(changes: {inDeveloperMode: boolean}): Promise<void>
  }
}

export async function asBrowser<T>(browser: Browser, act: (chrome: Chrome, value: T) => Promise<void>, value?: T) {
  const page = await browser.context.newPage()
  await page.goto('chrome://extensions')
  await page.evaluate(`(${act})(chrome, ${JSON.stringify(value)})`)
  await page.close()
}
