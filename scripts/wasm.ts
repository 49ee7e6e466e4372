/** `npm run wasm`: copies the pinned WebAssembly files into wasm/ and checks them; `-- --update` accepts the installed ones. */
import {copyWasm, updateVersions} from './build/wasm-files.ts'

try {
  if (process.argv.includes('--update')) {
    for (const one of updateVersions()) console.log(`${one.file}  ${one.version}  ${one.sha256}`)
  }
  console.log(
    `wasm/: ${copyWasm()
      .map(one => `${one.file} ${one.version}`)
      .join(', ')}`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
