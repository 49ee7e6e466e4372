/**
 * Two code models in, the refactorings between them and a verdict for every line out. Runs in steps, so that whoever
 * drives it can breathe, stop or show progress in between; what was found before a stop is kept, but nothing is called
 * proved or explained then.
 */
import {explain} from './explain/explain.ts'
import {type Explanation, nothingExplained} from './explain/explanation.ts'
import {Evidence} from './families/evidence.ts'
import type {Finding} from './families/family.ts'
import {families} from './families/index.ts'
import {Mapper} from './map/mapper.ts'
import {renamesOf} from './map/renames.ts'
import type {CodeModel} from './model/code.ts'
import {pairChangedSignatures} from './pair/changed-signatures.ts'
import {Hierarchy} from './pair/hierarchy.ts'
import {pairAttributes, pairMethods} from './pair/members.ts'
import {Relations} from './pair/relations.ts'
import {pairRenamedAttributes, pairSameNameAttributes} from './pair/renamed-attributes.ts'
import {pairTypes, typeRenames} from './pair/types.ts'
import {prove} from './preserve/prove.ts'
import type {Judgement} from './preserve/reason.ts'
import {type Stop, Stopped} from './stop.ts'
import {silent, type Trace} from './trace.ts'

export interface Versions {
  before: CodeModel
  after: CodeModel
  renamedFiles: ReadonlyMap<string, string>
}

export interface Detection {
  findings: Finding[]
  /** Missing where the search was stopped. */
  evidence?: Evidence
  stopped?: Stopped['reason']
}

export interface Outcome {
  findings: Finding[]
  judgements: ReadonlyMap<Finding, Judgement>
  explanation: Explanation
  stopped?: Stopped['reason']
}

export function* detectInSteps(versions: Versions, stop: Stop, trace: Trace = silent): Generator<string, Detection> {
  const {before, after} = versions
  const findings: Finding[] = []
  try {
    const types = pairTypes(versions, new Mapper(stop, renamesOf(new Map(), before)), trace) // same name → moved → renamed
    yield 'types paired'
    const renames = typeRenames(types)
    const methods = pairMethods(before, after, types, renames) // same signature only: the safe ones first
    const attributes = pairAttributes(before, after, types, renames)
    yield 'members paired'
    const mapper = new Mapper(stop, renamesOf(renames, before))
    pairChangedSignatures(types, methods, mapper, trace) // by what their bodies have in common
    yield 'signatures paired'
    const relations = new Relations(types, new Hierarchy(before), new Hierarchy(after))
    const evidence = new Evidence(before, after, types, methods, attributes, relations, mapper, trace)
    pairSameNameAttributes(types, attributes)
    pairRenamedAttributes(types, attributes, evidence.bodies, relations, trace)
    evidence.bodies.readRenamedAttributes()
    evidence.pairToldMethods()
    evidence.pairMembersInAttributes()
    yield 'attributes paired'
    evidence.findExtractions() // before moves: a new method explained by extraction did not move here
    yield 'extractions found'
    evidence.findMoves() // what no type of its own explains
    evidence.pairShrunkOrGrown() // what nothing else explains
    yield 'moved members found'
    evidence.findForeignExtractions()
    evidence.findInlines()
    evidence.findAttributesElsewhere() // whose users went to another type
    yield 'foreign extractions and inlines found'
    evidence.bodies.settle()
    yield 'bodies settled'
    for (const family of families) {
      stop.check()
      for (const finding of family.detect(evidence, trace)) findings.push(finding)
      yield family.names[0]
    }
    return {findings, evidence}
  } catch (error) {
    if (error instanceof Stopped) return {findings, stopped: error.reason}
    throw error
  }
}

export function* proveInSteps(versions: Versions, detection: Detection, stop: Stop): Generator<string, Outcome> {
  const {findings, evidence} = detection
  if (!evidence) return unproved(versions, detection)
  try {
    stop.check()
    const proof = prove(evidence, findings, stop) // what became of every token, and a verdict for every refactoring
    yield 'refactorings proved'
    stop.check()
    const explanation = explain(evidence, findings, proof) // what that makes of every line
    yield 'lines explained'
    return {findings, judgements: proof.judgements, explanation}
  } catch (error) {
    if (error instanceof Stopped) return unproved(versions, {findings, stopped: error.reason})
    throw error
  }
}

/** What was found, without a word on whether it is pure. */
export const unproved = (versions: Versions, {findings, stopped}: Detection): Outcome => ({
  findings,
  judgements: new Map(),
  explanation: nothingExplained(versions),
  ...(stopped && {stopped}),
})
