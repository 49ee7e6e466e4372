/** `npm run package`: builds both extensions and zips them as the stores take them, dist/refract-<browser>-<version>.zip. */
import {writeFileSync} from 'node:fs'
import {relative} from 'node:path'
import {buildExtension} from './build/extension.ts'
import {projectVersion} from './build/project.ts'
import {inRoot, root} from './build/root.ts'
import {zipFolder} from './build/zip.ts'

try {
  for (const browser of ['chrome', 'firefox'] as const) {
    const zip = zipFolder(await buildExtension(browser))
    const file = inRoot('dist', `refract-${browser}-${projectVersion()}.zip`)
    writeFileSync(file, zip)
    console.log(`${relative(root, file)}  ${(zip.length / 1024).toFixed(0)} KB`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
