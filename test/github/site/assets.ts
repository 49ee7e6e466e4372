/** The stylesheet and the script of the pages. */
import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {build} from 'vite'
import {type Answer, text} from '../answer.ts'

export interface Assets {
  script: string
  style: string
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The script is written in TypeScript and shares the React markup with the server, so it is bundled first; once is enough. */
let bundled: Promise<Assets> | undefined

export function loadAssets(): Promise<Assets> {
  bundled ??= Promise.all([bundleScript(), readFile(here('../page/github.css'), 'utf8')]).then(([script, style]) => ({script, style}))
  return bundled
}

async function bundleScript(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {input: here('../page/page.ts'), output: {format: 'iife', entryFileNames: 'page.js'}},
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('the script of the pages was not built')
  return built.output[0].code
}

export function assetAnswer({script, style}: Assets, path: string): Answer | undefined {
  if (path === '/assets/page.js') return text(script, 'text/javascript; charset=utf-8')
  if (path === '/assets/github.css') return text(style, 'text/css; charset=utf-8')
  return undefined
}
