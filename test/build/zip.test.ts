import {crc32, inflateRawSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {zipFolder} from '../../scripts/build/zip.ts'
import {folderWith} from '../setup/temporary-folder.ts'

/** Reads an archive as the format says: from the directory at its end. */
function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size, nameLength] = [16, 20, 24].map(offset => zip.readUInt32LE(at + offset)).concat(zip.readUInt16LE(at + 28))
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const bytes = inflateRawSync(zip.subarray(start, start + packed))
    expect([bytes.length, crc32(bytes)]).toEqual([size, crc])
    files[name] = bytes.toString('utf8')
    at += 46 + nameLength
  }
  return files
}

test('what was packed can be unpacked', () => {
  const files = {'manifest.json': '{}', 'deep/größe.txt': 'same '.repeat(1000), empty: ''}
  expect(unzip(zipFolder(folderWith(files)))).toEqual(files)
})

test('the same files give the same bytes, in whatever order and whenever they were written', () => {
  const one = folderWith({a: '1', 'deep/b': '2'})
  const other = folderWith({'deep/b': '2', a: '1'})
  expect(zipFolder(one).equals(zipFolder(other))).toBe(true)
})
