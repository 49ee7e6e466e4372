/**
 * Writes a zip archive that is the same byte for byte whenever the files are: sorted names, a fixed date, no extras.
 * Stores ask for the sources of a package and compare; a package that can be made again is easy to trust.
 */
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {crc32, deflateRawSync} from 'node:zlib'

const VERSION = 20 // of the format: deflate and folders
const UTF8_NAMES = 0x0800
const DEFLATED = 8
const DATE = 0x21 // 1980-01-01, the first day the format knows
const DIRECTORY_END_SIZE = 22

interface Entry {
  name: Buffer
  packed: Buffer
  size: number
  crc: number
  offset: number
}

export function zipFolder(folder: string): Buffer {
  const parts: Buffer[] = []
  const entries: Entry[] = []
  let offset = 0
  for (const path of filesIn(folder)) {
    const bytes = readFileSync(join(folder, path))
    const entry = {name: Buffer.from(path), packed: deflateRawSync(bytes, {level: 9}), size: bytes.length, crc: crc32(bytes), offset}
    const header = localHeader(entry)
    parts.push(header, entry.packed)
    entries.push(entry)
    offset += header.length + entry.packed.length
  }
  const directory = Buffer.concat(entries.map(directoryHeader))
  return Buffer.concat([...parts, directory, directoryEnd(entries.length, directory.length, offset)])
}

/** Paths with slashes, in an order that no locale changes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort((a, b) => (a < b ? -1 : 1))
}

function localHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  writeCommon(header, 4, entry)
  return Buffer.concat([header, entry.name])
}

function directoryHeader(entry: Entry): Buffer {
  const header = Buffer.alloc(46)
  header.write('PK\x01\x02', 'latin1')
  header.writeUInt16LE(VERSION, 4)
  writeCommon(header, 6, entry)
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, entry.name])
}

/** The fields that both headers have, in the same order. */
function writeCommon(header: Buffer, at: number, {name, packed, size, crc}: Entry) {
  header.writeUInt16LE(VERSION, at)
  header.writeUInt16LE(UTF8_NAMES, at + 2)
  header.writeUInt16LE(DEFLATED, at + 4)
  header.writeUInt16LE(0, at + 6)
  header.writeUInt16LE(DATE, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(packed.length, at + 14)
  header.writeUInt32LE(size, at + 18)
  header.writeUInt16LE(name.length, at + 22)
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(DIRECTORY_END_SIZE)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
