/** dist/chrome and dist/firefox: scripts and pages the manifest names, the manifest's variant, public/ and the wasm files. */
import {cpSync, existsSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {bundleModule, bundlePage, bundleScript} from './bundle.ts'
import {makeFolder} from './folder.ts'
import {Licenses} from './licenses.ts'
import {type Browser, entriesOf, manifestFor, readManifest} from './manifest.ts'
import {projectVersion} from './project.ts'
import {inRoot} from './root.ts'
import {placeWasm} from './wasm-files.ts'

export async function buildExtension(browser: Browser, folder = inRoot('dist', browser)) {
  const manifest = manifestFor(browser, readManifest(), projectVersion())
  const entries = entriesOf(manifest)
  const sources = findSources({...entries, pages: [...entries.pages, ...unnamedPages[browser]]})
  await makeFolder(folder, async unfinished => {
    const licenses = new Licenses()
    copyPublic(unfinished)
    for (const {file, entry} of sources.content) await bundleScript({entry, file, folder: unfinished, licenses})
    for (const {file, entry} of sources.modules) await bundleModule({entry, file, folder: unfinished, licenses})
    for (const {entry} of sources.pages) await bundlePage({entry, folder: unfinished, licenses}, dirname(entry))
    for (const one of placeWasm(unfinished)) licenses.addPackage(one.package)
    writeFileSync(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    writeFileSync(join(unfinished, 'LICENSES.txt'), licenses.text())
  })
  return folder
}

/** Opened by the extension itself: a manifest has no place for them. */
const unnamedPages = {chrome: ['welcome.html', 'offscreen.html'], firefox: ['welcome.html']}

/** Made a worker of by the extension itself. */
const thread = 'thread.js'

interface Source {
  file: string
  entry: string
}

/** Throws with all missing files at once, so that a half-made extension says what it still needs. */
function findSources({content, background, pages}: ReturnType<typeof entriesOf>) {
  const missing: string[] = []
  const find = (file: string): Source => {
    const candidates = sourceCandidates(file).map(path => inRoot('src', 'extension', path))
    const entry = candidates.find(path => existsSync(path))
    if (!entry) missing.push(`${file}: none of ${sourceCandidates(file).join(', ')} is in src/extension`)
    return {file, entry: entry ?? ''}
  }
  // A page in public/ needs no bundling and is copied with the rest.
  const bundledPages = pages.filter(page => !existsSync(inRoot('public', page)))
  const modules = background ? [background, thread] : [thread]
  const sources = {content: content.map(find), modules: modules.map(find), pages: bundledPages.map(find)}
  if (!background) missing.push('the manifest names no background script')
  if (content.length === 0) missing.push('the manifest names no content script')
  if (missing.length > 0) throw new Error(`The extension cannot be built:\n${missing.map(line => `  ${line}`).join('\n')}`)
  return sources
}

/** `content.js` is made from content.tsx or content.ts, `options.html` from a page of that name, each maybe in a folder of its own. */
function sourceCandidates(file: string): string[] {
  const stem = basename(file).replace(/\.\w+$/, '')
  const names = file.endsWith('.html') ? [`${stem}.html`] : [`${stem}.tsx`, `${stem}.ts`]
  return names.flatMap(name => [name, join(stem, name)])
}

function copyPublic(folder: string) {
  if (existsSync(inRoot('public'))) cpSync(inRoot('public'), folder, {recursive: true})
}
