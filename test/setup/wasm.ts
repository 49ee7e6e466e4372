/** A fresh clone has no wasm files yet: they come from the installed packages. */
import {copyWasm} from '../../scripts/build/wasm-files.ts'

export default function setup() {
  copyWasm()
}
