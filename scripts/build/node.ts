/** dist/node: the library refract.js with its wasm files beside it, and the command cli.js with its worker thread worker.js. */
import {chmodSync, cpSync, existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {bundleForNode} from './bundle.ts'
import {writeDeclarations} from './declarations.ts'
import {makeFolder} from './folder.ts'
import {Licenses} from './licenses.ts'
import {nodePackage} from './project.ts'
import {inRoot} from './root.ts'
import {placeWasm} from './wasm-files.ts'

export async function buildNode(folder = inRoot('dist', 'node')) {
  const library = inRoot('src', 'library', 'package.ts')
  const command = inRoot('src', 'cli', 'main.ts')
  const worker = inRoot('src', 'cli', 'worker.ts')
  for (const entry of [library, command, worker])
    if (!existsSync(entry)) throw new Error(`The Node build cannot be made: ${entry} is missing`)
  await makeFolder(folder, async unfinished => {
    const licenses = new Licenses()
    await bundleForNode({entry: library, file: 'refract.js', folder: unfinished, licenses})
    await bundleForNode({entry: command, file: 'cli.js', folder: unfinished, licenses}, '#!/usr/bin/env node')
    await bundleForNode({entry: worker, file: 'worker.js', folder: unfinished, licenses})
    chmodSync(join(unfinished, 'cli.js'), 0o755)
    for (const one of placeWasm(unfinished)) licenses.addPackage(one.package)
    writeDeclarations(join(unfinished, 'types'))
    cpSync(inRoot('schema'), join(unfinished, 'schema'), {recursive: true})
    writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify(nodePackage(), null, 2)}\n`)
    writeFileSync(join(unfinished, 'LICENSES.txt'), licenses.text())
  })
  return folder
}
