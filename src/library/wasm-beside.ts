/**
 * The WebAssembly files beside the built module, wherever that stands: on a disk for Node and Deno, on a server for browsers. Each
 * address is written out, as bundlers look for this form and take the file along.
 */
import type {WasmLoader} from '../syntax/parser.ts'

const files: Record<string, URL> = {
  'web-tree-sitter.wasm': new URL('./wasm/web-tree-sitter.wasm', import.meta.url),
  'tree-sitter-java.wasm': new URL('./wasm/tree-sitter-java.wasm', import.meta.url),
}

export const loadBeside: WasmLoader = async name => {
  const url = files[name]!
  if (url.protocol === 'file:') {
    // Not known before it runs: where there is no disk, nobody should look for this module.
    const {readFile} = await import(/* @vite-ignore */ /* webpackIgnore: true */ 'node:fs/promises')
    return readFile(url)
  }
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} cannot be loaded: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
