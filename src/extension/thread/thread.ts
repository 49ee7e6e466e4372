/**
 * The engine on a thread of its own, so that the background hears its pages and GitHub while it thinks. It knows no interface of
 * extensions: all it gets is a port, over which the background speaks to it.
 */
import {thinkHere} from './here.ts'
import {serve} from './serve.ts'

const {prepare, begin} = thinkHere(loadWasm)
// Before anybody asks: whoever made this thread is about to.
prepare()

self.onmessage = ({ports: [port]}) => serve(port!, begin)

async function loadWasm(file: string): Promise<Uint8Array> {
  const response = await fetch(new URL(`wasm/${file}`, self.location.href))
  return new Uint8Array(await response.arrayBuffer())
}
