/**
 * Takes out of web-tree-sitter what an extension must not or need not carry. Every pattern has to be found: a new
 * version that says it differently stops the build instead of quietly bringing `eval` back.
 */
import type {Plugin} from 'vite'

interface Cut {
  what: string
  pattern: RegExp
  instead: string
}

const everywhere: Cut[] = [
  {
    what: 'eval of code inside grammars; no grammar has any, and extension pages forbid it',
    pattern: /= eval\(func\)/g,
    instead: '= (() => { throw new Error("this grammar brings code of its own, which is not run") })()',
  },
  {
    what: 'the address of the runtime beside the script; we say where it is, and the bundler would ship a second copy of it',
    pattern: /new URL\("web-tree-sitter\.wasm", import\.meta\.url\)\.href/g,
    instead: '"web-tree-sitter.wasm"',
  },
]

const inBrowsers: Cut[] = [
  {
    what: 'imports that only Node takes; a service worker may not contain import()',
    pattern: /await import\("(?:fs\/promises|module)"\)/g,
    instead: '{}',
  },
]

const inNode: Cut[] = [
  {
    what: 'imports that only Node takes, by the names under which Deno knows them, too',
    pattern: /await import\("(fs\/promises|module)"\)/g,
    instead: 'await import("node:$1")',
  },
]

export function trimTreeSitter(platform: 'browser' | 'node'): Plugin {
  const cuts = [...everywhere, ...(platform === 'browser' ? inBrowsers : inNode)]
  return {
    name: 'trim-tree-sitter',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]web-tree-sitter\.js$/.test(id)) return undefined
      return {code: cuts.reduce(applyCut, code), map: null}
    },
  }
}

export function applyCut(code: string, {what, pattern, instead}: Cut): string {
  const cut = code.replace(pattern, instead)
  if (cut === code)
    throw new Error(`web-tree-sitter no longer has ${pattern}: look how it does "${what}" now, and mend scripts/build/tree-sitter.ts`)
  return cut
}
