/** Says what is wrong with an answer, by the schema of its format; nothing where all is right. */
import {createRequire} from 'node:module'
import {Ajv, type ValidateFunction} from 'ajv'
import {Ajv2020} from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {readJson} from './read-json.ts'

const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true})
ajv.addSchema(readJson('schema/report.schema.json'))

// SARIF's own schema, as the collection of schemas for editors has it. It is of an older draft, has formats, and a pattern that is wrong by newer rules.
const sarif = new Ajv({strict: false, allErrors: true, unicodeRegExp: false})
addFormats.default(sarif)
const sarifSchema = createRequire(import.meta.url).resolve('schemastore/schemas/json/sarif-2.1.0.json')

const validators = {
  json: ajv.getSchema('urn:refract:report:1')!,
  ndjson: ajv.getSchema('urn:refract:report:1#/$defs/line')!,
  rminer: ajv.compile(readJson('schema/refactoringminer.schema.json')),
  sarif: sarif.compile(readJson(sarifSchema)),
}

/** At most the first few, as one mistake is often made in every place. */
export function problemsOf(format: keyof typeof validators, answer: unknown): string[] {
  const validate = validators[format] as ValidateFunction
  if (validate(answer)) return []
  return validate.errors!.slice(0, 5).map(({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}
