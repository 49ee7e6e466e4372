/**
 * Two code models in, the refactorings between them out. Runs in steps, so that whoever drives it can breathe, stop or
 * show progress in between; what was found before a stop is kept.
 */
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
import {type Stop, Stopped} from './stop.ts'
import {silent, type Trace} from './trace.ts'

export interface Versions {
  before: CodeModel
  after: CodeModel
  renamedFiles: ReadonlyMap<string, string>
}

export interface Outcome {
  findings: Finding[]
  stopped?: Stopped['reason']
}

export function* analyzeInSteps({before, after, renamedFiles}: Versions, stop: Stop, trace: Trace = silent): Generator<string, Outcome> {
  const findings: Finding[] = []
  try {
    const types = pairTypes(before, after, renamedFiles, trace) // same name → moved → renamed
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
    yield 'moved members found'
    evidence.findForeignExtractions()
    evidence.findInlines()
    yield 'foreign extractions and inlines found'
    evidence.bodies.settle()
    yield 'bodies settled'
    for (const family of families) {
      stop.check()
      for (const finding of family.detect(evidence, trace)) findings.push(finding)
      yield family.names[0]
    }
  } catch (error) {
    if (error instanceof Stopped) return {findings, stopped: error.reason}
    throw error
  }
  return {findings}
}
