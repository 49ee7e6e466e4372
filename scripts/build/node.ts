/** dist/node: the library refract.js, wasm.js that loads the wasm files beside them, and the command cli.js. */
import {chmodSync, existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {bundleForNode} from './bundle.ts'
import {makeFolder} from './folder.ts'
import {Licenses} from './licenses.ts'
import {nodePackage} from './project.ts'
import {inRoot} from './root.ts'
import {placeWasm} from './wasm-files.ts'

export async function buildNode(folder = inRoot('dist', 'node')) {
  const library = inRoot('src', 'library', 'index.ts')
  const loader = inRoot('src', 'cli', 'wasm-loader.ts')
  const command = inRoot('src', 'cli', 'main.ts')
  for (const entry of [library, loader, command])
    if (!existsSync(entry)) throw new Error(`The Node build cannot be made: ${entry} is missing`)
  await makeFolder(folder, async unfinished => {
    const licenses = new Licenses()
    await bundleForNode({entry: library, file: 'refract.js', folder: unfinished, licenses})
    await bundleForNode({entry: loader, file: 'wasm.js', folder: unfinished, licenses})
    await bundleForNode({entry: command, file: 'cli.js', folder: unfinished, licenses}, '#!/usr/bin/env node')
    chmodSync(join(unfinished, 'cli.js'), 0o755)
    for (const one of placeWasm(unfinished)) licenses.addPackage(one.package)
    writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify(nodePackage(), null, 2)}\n`)
    writeFileSync(join(unfinished, 'LICENSES.txt'), licenses.text())
  })
  return folder
}
