/** Where the cache keeps its entries: the browser's IndexedDB, and in tests something simpler. Any of these may throw. */

export interface Fact {
  key: string
  bytes: number
  /** When it was last wanted, in milliseconds since 1970. */
  used: number
  host: string
  /** It was read with the reader's token of that host, and goes with it. */
  withToken: boolean
}

export interface Entry extends Fact {
  text: string
}

export interface Store {
  read(keys: string[]): Promise<Map<string, string>>
  write(entries: Entry[]): Promise<void>
  /** Marks entries as wanted now. */
  touch(keys: string[], used: number): Promise<void>
  facts(): Promise<Fact[]>
  remove(keys: string[]): Promise<void>
  clear(): Promise<void>
}
