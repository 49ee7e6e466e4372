/** Records of a format, one after the other. */
import type {Format} from '../formats/format.ts'
import type {Sink} from './sink.ts'

export class Writer {
  constructor(
    private readonly format: Format,
    private readonly sink: Sink,
    /** Something stands there already, from an earlier run. */
    private state: 'empty' | 'begun' | 'has records' = 'empty',
  ) {}

  /** The head is written with the first record or the end, whichever comes first. */
  async add(record: string) {
    await this.begin()
    if (record === '') return
    await this.sink.write(this.state === 'has records' ? this.format.between + record : record)
    this.state = 'has records'
  }

  async end() {
    await this.begin()
    await this.sink.write(this.format.end)
    this.sink.close()
  }

  private async begin() {
    if (this.state !== 'empty') return
    this.state = 'begun'
    await this.sink.write(this.format.begin)
  }
}
