/**
 * Imports that came or went. One is explained where it follows from refactorings: its type was moved or renamed, or all
 * uses of its name came or went with refactored code; or where nobody uses its name. In no case may a name that stayed
 * mean something else now. When in doubt, it is not explained.
 *
 *   import shop.Till;        import shop.desk.Till;       where Till moved
 */
import type {Finding} from '../families/family.ts'
import type {Extent, Import, SourceFile} from '../model/code.ts'
import type {Side} from '../report.ts'
import {isWhole, lastPart} from './bindings.ts'
import {type Context, fileOf, otherSide} from './context.ts'
import {type Fate, SAME} from './line-tally.ts'
import {Meaning} from './meaning.ts'
import {causesOfStatic} from './static-imports.ts'

export interface Stretch extends Extent {
  fate: Fate
}

export class Imports {
  private readonly meaning: Meaning

  constructor(private readonly context: Context) {
    this.meaning = new Meaning(context)
  }

  fates(file: SourceFile, side: Side): Stretch[] {
    const partner = this.context.files.partnerOf(file)
    const kept = new Set(partner?.imports.map(keyOf))
    return file.imports.map(one => ({start: one.start, end: one.end, fate: kept.has(keyOf(one)) ? SAME : this.fateOf(one, file, side)}))
  }

  private fateOf(one: Import, file: SourceFile, side: Side): Fate {
    const causes = this.causesOf(one, file, side)
    return {is: causes ? 'explained' : 'unexplained', causes: causes ?? [], because: 'import'}
  }

  private causesOf(one: Import, file: SourceFile, side: Side): readonly Finding[] | undefined {
    if (one.isStatic) return causesOfStatic(one, file, side, this.context, this.meaning)
    if (isWhole(one.name)) return this.causesOfWhole(file, side)
    return this.causesOfOtherName(one, file, side) ?? this.causesOfUses(lastPart(one.name), file, side)
  }

  /** The other version imports, or sees without an import, what refactorings made of the type. */
  private causesOfOtherName({name}: Import, file: SourceFile, side: Side): readonly Finding[] | undefined {
    const there = this.context.files.partnerOf(file)
    const partner = this.meaning.partnerOf(name, side)
    if (!there || !partner) return undefined
    const binding = this.context.bindingsOf(otherSide(side)).of(partner.type.name, there)
    const isMeant = binding.kind === 'known' && binding.name === partner.type.qualifiedName
    const isLeftBehind = partner.type.name !== lastPart(name) && this.stays(lastPart(name), there)
    return isMeant && !isLeftBehind ? partner.causes : undefined
  }

  private stays(name: string, file: SourceFile): boolean {
    const marks = this.context.marksOf(file)
    return this.context
      .usesIn(file)
      .of(name)
      .some(token => marks[token]?.is === 'same')
  }

  private causesOfUses(name: string, file: SourceFile, side: Side): readonly Finding[] | undefined {
    const {stayed, edited, causes} = this.usesOf(name, file)
    const meaning = stayed ? this.meaningOf(name, file, side) : []
    // Code that was written anew needs no import that other code needs anyway.
    const isNeeded = stayed || (side === 'after' && causes.size > 0)
    if ((edited && !isNeeded) || !meaning) return undefined
    if (![...causes].every(finding => this.meansTheSameWhereItWent(finding, name, file, side))) return undefined
    return [...new Set([...causes, ...meaning])]
  }

  private usesOf(name: string, file: SourceFile): {stayed: boolean; edited: boolean; causes: Set<Finding>} {
    const marks = this.context.marksOf(file)
    const fates = this.context
      .usesIn(file)
      .of(name)
      .map(token => this.context.fateOf(marks[token]))
    return {
      stayed: fates.some(({is}) => is === 'same'),
      edited: fates.some(({is}) => is === 'unexplained'),
      causes: new Set(fates.flatMap(fate => (fate.is === 'explained' ? fate.causes : []))),
    }
  }

  private meaningOf(name: string, file: SourceFile, side: Side): readonly Finding[] | undefined {
    const there = this.context.files.partnerOf(file)
    return there && this.meaning.compare(name, side, file, there)
  }

  /** Code that went to another file, or came from one, takes its names along: they must mean there what they mean here. */
  private meansTheSameWhereItWent(finding: Finding, name: string, file: SourceFile, side: Side): boolean {
    const files = new Set(finding[otherSide(side)].map(({element}) => fileOf(element)))
    return [...files].every(there => {
      const marks = this.context.marksOf(there)
      const uses = this.context.usesIn(there).of(name)
      const isUsed = uses.some(token => isCausedBy(marks[token], finding))
      return !isUsed || this.meaning.compare(name, side, file, there) !== undefined
    })
  }

  /** Imports of a whole package: every name that might come from it must still mean what it did. */
  private causesOfWhole(file: SourceFile, side: Side): readonly Finding[] | undefined {
    const there = this.context.files.partnerOf(file)
    const bindings = this.context.bindingsOf(side)
    const causes = new Set<Finding>()
    for (const name of this.context.usesIn(file).names()) {
      if (!LIKE_A_TYPE.test(name) || file.imports.some(one => !one.isStatic && lastPart(one.name) === name)) continue
      const {stayed, edited} = this.usesOf(name, file)
      if (!stayed && !edited) continue
      const isThere = there && this.context.usesIn(there).of(name).length > 0
      const isOpen = bindings.of(name, file).kind === 'open'
      // New or dropped code that nobody proved may be what the import was for.
      if (!there || (isOpen && edited && !isThere)) return undefined
      const meaning = this.meaning.compare(name, side, file, there)
      if (!meaning) return undefined
      for (const finding of meaning) causes.add(finding)
    }
    return [...causes]
  }
}

/** Every language we know begins the names of types with a capital; what does not is hardly ever imported with a whole package. */
const LIKE_A_TYPE = /^\p{Lu}/u

export const isCausedBy = (mark: ReturnType<Context['marksOf']>[number], finding: Finding): boolean =>
  mark?.is === 'caused' && mark.by.includes(finding)

const keyOf = ({name, isStatic}: Import): string => (isStatic ? `static ${name}` : name)
