import {readFileSync} from 'node:fs'
import {inRoot} from './root.ts'

const readPackage = (): {name: string; version: string; description: string; license: string} =>
  JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))

/** The one place that holds our version; manifest and command repeat it. */
export const projectVersion = () => readPackage().version

/** The package.json that goes with the Node build, so that it can be used as a package of its own. */
export function nodePackage() {
  const {name, version, description, license} = readPackage()
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: {
      '.': {types: './types/library/package.d.ts', default: './refract.js'},
      './schema/*': './schema/*',
      './wasm/*': './wasm/*',
    },
    bin: {refract: 'cli.js'},
    engines: {node: '>=20'},
  }
}
