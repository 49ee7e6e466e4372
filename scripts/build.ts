/** `npm run build`: dist/chrome, dist/firefox and dist/node. Names after the command choose among them: `npm run build -- node`. */
import {relative} from 'node:path'
import {buildExtension} from './build/extension.ts'
import {buildNode} from './build/node.ts'
import {root} from './build/root.ts'

const builds: Record<string, () => Promise<string>> = {
  chrome: () => buildExtension('chrome'),
  firefox: () => buildExtension('firefox'),
  node: () => buildNode(),
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(builds)
for (const name of chosen) {
  const start = performance.now()
  try {
    if (!builds[name]) throw new Error(`there is no build "${name}"; there are ${Object.keys(builds).join(', ')}`)
    const folder = await builds[name]()
    console.log(`${relative(root, folder)}  ${((performance.now() - start) / 1000).toFixed(1)} s`)
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`)
    process.exitCode = 1
  }
}
