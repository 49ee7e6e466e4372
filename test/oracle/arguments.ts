/** Reads a command line, or says how it is used and ends the program. */
import {existsSync} from 'node:fs'
import {type ParseArgsConfig, parseArgs} from 'node:util'

export function readCommandLine<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    const {values, positionals} = parseArgs({allowPositionals: true, options})
    if (positionals.length === 0) throw new Error('a folder is missing')
    for (const folder of positionals) if (!existsSync(folder)) throw new Error(`no such folder: ${folder}`)
    return {values, folders: positionals}
  } catch (error) {
    console.error(`${(error as Error).message}\nusage: ${usage}`)
    return process.exit(2)
  }
}
