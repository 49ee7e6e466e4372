/** One commit: its sites, its mutants, and which of them survive. */

import {loadWasm} from '../../src/cli/wasm-loader.ts'
import {allTypes} from '../../src/engine/model/code.ts'
import {java} from '../../src/languages/java/index.ts'
import type {Change, Report} from '../../src/library/index.ts'
import {openSyntax, type Syntax, type SyntaxParser} from '../../src/syntax/parser.ts'
import {Code, type DeclaredMethods} from './code.ts'
import {Diffs} from './diffs.ts'
import type {Mutant} from './mutant.ts'
import {applied, type Mutation, type Operator} from './mutation.ts'
import {operators} from './operators/index.ts'
import {Random} from './random.ts'
import {ReadChange} from './read-change.ts'
import {type Sites, sitesOf} from './sites.ts'
import {type Survival, survivalOf} from './survival.ts'
import {Tally} from './tally.ts'
import {undoing} from './undone.ts'
import {unifiedDiff} from './unified-diff.ts'

export interface Tested {
  operator: string
  path: string
  diff: string
  survival: Survival | undefined
}

export interface Outcome {
  tally: Tally
  tested: Tested[]
}

interface Baseline {
  change: Change
  read: ReadChange
  report: Report
  diffs: Diffs
  files: Map<string, Code>
  declared: DeclaredMethods
  sites: Sites
}

export class Tester {
  private constructor(
    private readonly syntax: Syntax,
    private readonly parser: SyntaxParser,
  ) {}

  static async open(): Promise<Tester> {
    const syntax = await openSyntax(loadWasm)
    return new Tester(syntax, await syntax.parserFor(java.grammar))
  }

  /** How many mutations there are to choose from. */
  async survey(change: Change, names: readonly string[] = []): Promise<{folded: number; shown: number}> {
    return (await this.baseline(change, names)).sites.size
  }

  async test(change: Change, count: number, seed: string, names: readonly string[] = []): Promise<Outcome> {
    const baseline = await this.baseline(change, names)
    const random = new Random(seed)
    const outcome: Outcome = {tally: new Tally(), tested: []}
    while (outcome.tested.length < count) {
      const mutation = baseline.sites.draw(random, ({operator}, reason) => outcome.tally.exclude(operator, reason))
      if (!mutation) break
      const mutant = this.mutant(baseline, mutation)
      const tested = typeof mutant === 'string' ? mutant : await this.run(baseline.read, mutant)
      if (typeof tested === 'string') outcome.tally.exclude(mutation.operator, tested)
      else {
        outcome.tested.push(tested)
        outcome.tally.count(mutation.operator, tested.survival !== undefined)
      }
    }
    return outcome
  }

  private async baseline(change: Change, names: readonly string[]): Promise<Baseline> {
    const read = await ReadChange.of(change, this.syntax)
    const report = read.analyze()
    const chosen: Operator[] = operators.filter(one => names.length === 0 || names.includes(one.name))
    const declared = new Map<string, Set<string>>()
    const files = new Map<string, Code>()
    for (const [path, text] of Object.entries(change.after)) {
      if (!report.files.some(file => file.kind === 'read' && file.side === 'after' && file.path === path)) continue
      const code = this.read(path, text, declared)
      files.set(path, code)
      for (const type of allTypes(java.read(code.tree, path))) {
        declared.set(type.name, new Set(type.methods.map(method => `${method.name}/${method.parameters.length}`)))
      }
    }
    const diffs = Diffs.of(change)
    return {change, read, report, diffs, files, declared, sites: sitesOf([...files.values()], report, diffs, chosen)}
  }

  private read(path: string, text: string, declared: DeclaredMethods): Code {
    const tree = this.parser.parse(text)
    if (!tree) throw new Error(`${path} cannot be parsed`)
    tree.close()
    return new Code(tree.flat, path, declared)
  }

  /** The reason where it is none. */
  private mutant({change, report, diffs, files, declared}: Baseline, mutation: Mutation): Mutant | string {
    const {path} = mutation
    const text = applied(change.after[path], mutation.edits)
    const code = this.read(path, text, declared)
    const original = files.get(path)
    if (original && brokenIn(code) > brokenIn(original)) return 'cannot be parsed'
    const mutated = {...change, after: {...change.after, [path]: text}}
    const mutant: Mutant = {
      mutation,
      original: change,
      mutated,
      code,
      baseline: report,
      diffs: {original: diffs, mutated: diffs.with(mutated, path)},
    }
    return undoing(mutant) ?? mutant
  }

  private async run(read: ReadChange, mutant: Mutant): Promise<Tested | string> {
    const {path, operator} = mutant.mutation
    const report = await read.analyzeWith(path, mutant.code.source)
    if (report.stopped) return 'takes too long'
    return {operator, path, diff: unifiedDiff(mutant.original.after[path], mutant.code.source), survival: survivalOf(mutant, report)}
  }
}

const brokenIn = (code: Code): number => java.read(code.tree, code.path).broken.length
