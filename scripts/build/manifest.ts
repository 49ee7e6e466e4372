/**
 * One manifest.json for both browsers; each gets the variant it likes. Firefox has no service workers for extensions
 * and wants to know its add-on by an id; Chrome warns about both.
 */
import {existsSync, readFileSync} from 'node:fs'
import {inRoot} from './root.ts'

export type Browser = 'chrome' | 'firefox'

/** What the build reads of a manifest; everything else goes through as it is. */
export interface Manifest {
  version?: string
  background?: {service_worker?: string; scripts?: string[]; type?: string}
  content_scripts?: {js?: string[]; css?: string[]}[]
  options_ui?: {page: string}
  action?: {default_popup?: string}
  permissions?: string[]
  minimum_chrome_version?: string
  browser_specific_settings?: unknown
}

/** Permissions for interfaces that only Chrome has; Firefox would list them as unknown. */
const chromeOnly = new Set(['offscreen'])

export function readManifest(): Manifest {
  if (!existsSync(inRoot('manifest.json'))) throw new Error('manifest.json is missing: the extension cannot be built')
  return JSON.parse(readFileSync(inRoot('manifest.json'), 'utf8'))
}

export function manifestFor(browser: Browser, manifest: Manifest, version: string): Manifest {
  const {browser_specific_settings, minimum_chrome_version, background, ...shared} = manifest
  const script = background?.service_worker ?? background?.scripts?.[0]
  const type = background?.type
  if (browser === 'chrome') {
    return {...shared, version, minimum_chrome_version, background: script ? {service_worker: script, type} : undefined}
  }
  return {
    ...shared,
    version,
    browser_specific_settings,
    permissions: shared.permissions?.filter(permission => !chromeOnly.has(permission)),
    background: script ? {scripts: [script], type} : undefined,
  }
}

/** The scripts and pages a manifest names, by their names in the built folder. */
export function entriesOf(manifest: Manifest) {
  const scripts = (manifest.content_scripts ?? []).flatMap(({js = []}) => js)
  const pages = [manifest.options_ui?.page, manifest.action?.default_popup].filter(page => page !== undefined)
  return {
    content: unique(scripts),
    background: manifest.background?.service_worker ?? manifest.background?.scripts?.[0],
    pages: unique(pages),
  }
}

const unique = (names: string[]) => [...new Set(names.map(name => name.replace(/[?#].*$/, '')))]
