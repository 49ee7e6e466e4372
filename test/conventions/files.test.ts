import {expect, test} from 'vitest'
import {projectFiles, readText} from './sources.ts'

/** Binary files have no lines to read, and this file names what it forbids. */
const textFiles = projectFiles().filter(
  path => !/\.(png|gif|jpe?g|ico|woff2?|gz|wasm)$/.test(path) && !path.startsWith('test/conventions/'),
)

function linesWith(pattern: RegExp, files = textFiles): string[] {
  return files.flatMap(path =>
    readText(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  )
}

test('no file is called utils: it would have no reason to stop growing', () => {
  expect(projectFiles().filter(path => /(^|\/)(utils?|helpers?|misc)(\.|\/)/i.test(path))).toEqual([])
})

test('nothing points to a folder of one machine', () => {
  const machineFolder = /(?<![\w.~])\/(home|root|Users|usr(?!\/bin\/env)|work|opt|var|mnt)\/\w|\b[A-Z]:\\\w/
  expect(linesWith(machineFolder)).toEqual([])
})

test('no address of a package registry is written down', () => {
  expect(linesWith(/https?:\/\/[^\s"']*(registry|npmjs|artifactory|verdaccio|nexus)|"resolved":/i)).toEqual([])
})

test('nothing is left for later', () => {
  expect(linesWith(/\b(TODO|FIXME|XXX)\b/)).toEqual([])
})

test('no test is switched off or runs alone', () => {
  const tests = textFiles.filter(path => /\.test\.tsx?$/.test(path))
  expect(linesWith(/\b(test|it|describe)\.(only|skip|todo)\b/, tests)).toEqual([])
})

test('relative imports say the whole file name', () => {
  const code = textFiles.filter(path => /^(src|scripts|test)\/.*\.tsx?$/.test(path))
  expect(linesWith(/\bfrom '\.{1,2}\/[^']*(?<!\.(ts|tsx|json|css|svg|css\?inline|css\?raw|svg\?raw))'/, code)).toEqual([])
})

test('WebAssembly files are taken from packages, never committed', () => {
  expect(projectFiles().filter(path => path.endsWith('.wasm'))).toEqual([])
})
