/**
 * SARIF 2.1.0, as GitHub code scanning and editors read it: one run a change; warnings are warnings, refactorings are notes
 * at the place where they are now.
 */
import project from '../../../package.json' with {type: 'json'}
import type {Place, Refactoring, Spot, Warning} from '../../library/index.ts'
import {inertJson} from '../../report/inert.ts'
import type {Analysed, NotAnalysed} from '../analysed.ts'
import type {Format} from './format.ts'
import {fingerprint} from './sarif-fingerprint.ts'

export const sarif: Format = {
  begin: '{\n  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",\n  "version": "2.1.0",\n  "runs": [',
  record: change => `\n${inertJson(run(change)).trimEnd().replace(/^/gm, '    ')}`,
  between: ',',
  end: '\n  ]\n}\n',
  tellsFailures: true,
}

function run(change: Analysed | NotAnalysed) {
  const {repository, commit} = change.origin
  const results =
    change.kind === 'failed' ? [] : [...change.report.warnings.map(warningResult), ...change.report.refactorings.map(refactoringResult)]
  return {
    tool: {driver: {name: 'Refract', version: project.version, semanticVersion: project.version, rules: rulesOf(results)}},
    // A run of a history is told apart from the next one by this.
    automationDetails: {id: `refract/${commit ?? ''}`},
    columnKind: 'utf16CodeUnits',
    ...(repository &&
      isAddress(repository) && {versionControlProvenance: [{repositoryUri: repository, ...(commit && {revisionId: commit})}]}),
    invocations: [invocation(change)],
    results,
  }
}

const isAddress = (repository: string) => /^(https?|ssh|git|file):\/\//.test(repository)

function invocation(change: Analysed | NotAnalysed) {
  if (change.kind === 'failed') return {executionSuccessful: false, toolExecutionNotifications: [notification('error', change.reason)]}
  const {notes, partial, report} = change
  const remarks = [
    ...notes.map(note => notification('note', note)),
    ...(report.stopped ? [notification('warning', `stopped: ${report.stopped}`)] : []),
  ]
  return {executionSuccessful: !partial, ...(remarks.length > 0 && {toolExecutionNotifications: remarks})}
}

const notification = (level: 'note' | 'warning' | 'error', text: string) => ({level, message: {text}})

const MISSED = 'missed-rename'

/** `Extract Method` → `extract-method` */
const ruleId = (type: string) => type.toLowerCase().replaceAll(' ', '-')

function rulesOf(results: {ruleId: string; level: string}[]) {
  const ids = [...new Set(results.map(result => result.ruleId))].sort()
  return ids.map(id => {
    const name = id === MISSED ? 'Missed rename' : id.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())
    const text = id === MISSED ? 'A name did not follow a rename.' : `The refactoring ${name}.`
    return {
      id,
      name: name.replaceAll(' ', ''),
      shortDescription: {text},
      fullDescription: {text},
      defaultConfiguration: {level: id === MISSED ? 'warning' : 'note'},
      properties: {tags: [id === MISSED ? 'maintainability' : 'refactoring']},
    }
  })
}

function warningResult({text, place}: Warning) {
  return {
    ruleId: MISSED,
    level: 'warning',
    message: {text},
    locations: [{physicalLocation: physical(place)}],
    partialFingerprints: {'refract/v1': fingerprint(MISSED, text, place.path)},
  }
}

function refactoringResult({type, description, verdict, reasons, before, after}: Refactoring) {
  const [place] = after.length > 0 ? after : before
  const related = [...before.map(one => ({...one, side: 'before'})), ...after.map(one => ({...one, side: 'after'}))]
  return {
    ruleId: ruleId(type),
    level: 'note',
    message: {text: [`${description} (${verdict}).`, ...reasons.map(reason => reason.text)].join(' ')},
    locations: place ? [{physicalLocation: physical(place)}] : [],
    relatedLocations: related.map((one, id) => ({id, physicalLocation: physical(one), message: {text: `${one.role} (${one.side})`}})),
    partialFingerprints: {'refract/v1': fingerprint(type, description, place?.path ?? '')},
    properties: {verdict},
  }
}

function physical({path, startLine, endLine, startColumn, endColumn}: Place | Spot) {
  const uri = path.split('/').map(encodeURIComponent).join('/')
  return {artifactLocation: {uri, uriBaseId: '%SRCROOT%'}, region: {startLine, startColumn, endLine, endColumn}}
}
