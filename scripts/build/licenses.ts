/**
 * Collects the licences of what is really bundled: the packages whose modules ended up in a bundle, and those whose
 * files are copied. Written as LICENSES.txt into every build.
 */
import {readdirSync, readFileSync, realpathSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'
import {inRoot} from './root.ts'

export class Licenses {
  private readonly folders = new Set<string>()

  /** Watches one bundle. Modules that were shaken off entirely are not bundled and need no licence. */
  plugin(): Plugin {
    return {
      name: 'licenses',
      generateBundle: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          for (const [id, {renderedLength}] of Object.entries(chunk.modules)) if (renderedLength > 0) this.addModule(id)
        }
      },
    }
  }

  addPackage(name: string) {
    this.folders.add(realpathSync(inRoot('node_modules', name)))
  }

  text(): string {
    const entries = [...this.folders].map(describe).sort((a, b) => (a.name < b.name ? -1 : 1))
    const own = readFileSync(inRoot('LICENSE'), 'utf8').trim()
    return [`Refract\n\n${own}`, ...entries.map(one => `${one.name} ${one.version} (${one.license})\n\n${one.text}`)]
      .join(`\n\n${rule}\n\n`)
      .concat('\n')
  }

  private addModule(id: string) {
    const folder = packageFolder(id)
    if (folder) this.folders.add(folder)
  }
}

const rule = '-'.repeat(80)

/** The package a module belongs to. Packages may hold further package.json files; the one right below node_modules counts. */
function packageFolder(id: string): string | undefined {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id.replace(/^\0/, '')) ?? []
  return folder
}

function describe(folder: string) {
  const {name, version, license = 'no licence named'} = readPackage(folder)
  const file = readdirSync(folder).find(entry => /^(licen[cs]e|copying)/i.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `The package has no licence file; its package.json says: ${license}`
  return {name, version, license, text}
}

function readPackage(folder: string): {name: string; version: string; license?: string} {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
