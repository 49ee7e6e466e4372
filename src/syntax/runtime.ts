import {Parser} from 'web-tree-sitter'
import type {RawRuntime} from './flatten.ts'

let runtime: Promise<RawRuntime> | undefined

/** The tree-sitter runtime is one per program, whoever asks first brings its bytes. */
export function openRuntime(load: (file: string) => Promise<Uint8Array>): Promise<RawRuntime> {
  runtime ??= (async () => {
    const module: RawRuntime & {wasmBinary: Uint8Array} = {wasmBinary: await load('web-tree-sitter.wasm')}
    await Parser.init(module as object)
    return module
  })()
  runtime.catch(() => {
    runtime = undefined // so that a failed load can be tried again
  })
  return runtime
}
