/** One bundle: an entry of src/ and everything it imports, as a single file. */
import {type InlineConfig, mergeConfig, build as viteBuild} from 'vite'
import shared from '../../vite.config.ts'
import {buildDigest} from './digest.ts'
import type {Licenses} from './licenses.ts'
import {root} from './root.ts'
import {trimTreeSitter} from './tree-sitter.ts'

export interface Bundle {
  entry: string
  /** Name of the file in the folder, with its ending. */
  file: string
  folder: string
  licenses: Licenses
}

/** The oldest browsers we promise to run in; the manifest names the same. */
const browsers = ['chrome121', 'firefox128']

/** A script that is not a module: browsers load content scripts so. */
export const bundleScript = (bundle: Bundle) => run(inBrowser(bundle, 'iife'))

/** A module that imports nothing at run time: a service worker may not use `import()`. */
export const bundleModule = (bundle: Bundle) => run(inBrowser(bundle, 'es'))

/** A page with its scripts and styles beside it. The page's own folder is the root, or its path would be repeated in the result. */
export function bundlePage({entry, folder, licenses}: Omit<Bundle, 'file'>, pageFolder: string) {
  return run({
    root: pageFolder,
    base: './',
    define: inExtensions(),
    plugins: [trimTreeSitter('browser'), licenses.plugin()],
    build: {
      target: browsers,
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: {entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]'},
      },
    },
  })
}

/** A module for Node with all its packages inside; kept readable, as nobody downloads it on the way to a page. */
export function bundleForNode({entry, file, folder, licenses}: Bundle, banner?: string) {
  return run({
    root,
    plugins: [trimTreeSitter('node'), licenses.plugin()],
    ssr: {noExternal: true, target: 'node'},
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {input: entry, output: {format: 'es', entryFileNames: file, codeSplitting: false, banner}},
    },
  })
}

function inBrowser({entry, file, folder, licenses}: Bundle, format: 'iife' | 'es'): InlineConfig {
  return {
    root,
    define: inExtensions(),
    plugins: [trimTreeSitter('browser'), licenses.plugin()],
    build: {
      target: browsers,
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {input: entry, output: {format, entryFileNames: file, codeSplitting: false}},
    },
  }
}

/** Names that stand for what only the build knows. */
const inExtensions = () => ({BUILD_DIGEST: JSON.stringify(buildDigest())})

async function run(config: InlineConfig) {
  await viteBuild(mergeConfig(shared, {configFile: false, logLevel: 'warn', ...config}))
}
