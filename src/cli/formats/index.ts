import type {FormatName} from '../task.ts'
import {blameIgnore} from './blame-ignore.ts'
import {csv} from './csv.ts'
import type {Format} from './format.ts'
import {json, ndjson} from './json.ts'
import {markdown} from './markdown.ts'
import {rminer} from './rminer.ts'
import {sarif} from './sarif.ts'
import {text} from './text.ts'

export const formats: Record<FormatName, Format> = {text, json, ndjson, rminer, markdown, sarif, csv, 'blame-ignore': blameIgnore}
