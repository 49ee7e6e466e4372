/** Where the answer goes: standard output, or a file. */
import {closeSync, ftruncateSync, openSync, writeSync} from 'node:fs'

export interface Sink {
  write(text: string): Promise<void>
  close(): void
}

export const standardOutput: Sink = {
  write: text => new Promise(resolve => process.stdout.write(text, () => resolve())),
  close() {},
}

/** At once, so that the journal never runs ahead of the file. */
export class FileSink implements Sink {
  private readonly file: number

  constructor(
    path: string,
    /** Bytes that stay; what follows them is written anew. */
    public length = 0,
  ) {
    this.file = openSync(path, length > 0 ? 'r+' : 'w')
    ftruncateSync(this.file, length)
  }

  async write(text: string) {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; ) at += writeSync(this.file, bytes, at, bytes.length - at, this.length + at)
    this.length += bytes.length
  }

  close() {
    closeSync(this.file)
  }
}
