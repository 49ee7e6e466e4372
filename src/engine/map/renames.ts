/**
 * What was renamed around the bodies, so that a text of the version after can be read in terms of the version before:
 * types wherever their names stand, methods where they are called, attributes where no variable hides them.
 */
import {allTypes, type CodeModel} from '../model/code.ts'
import {tokensOf} from '../text/tokens.ts'

/** Names after → names before. */
type Names = ReadonlyMap<string, string>

/** Names that members had before: such a name need not mean what was renamed to it. */
interface OldNames {
  methods: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

/** `types` has the names of types that were renamed, before → after. */
export function renamesOf(types: Names, before: CodeModel): Renames {
  const all = allTypes(before)
  return new Renames(inverse(types), {
    methods: new Set(all.flatMap(type => type.methods.map(({name}) => name))),
    attributes: new Set(all.flatMap(type => type.attributes.map(({name}) => name))),
  })
}

export class Renames {
  private readonly pairsOfMethods = new Set<string>()
  private readonly methods = new Map<string, string>()
  private readonly attributes = new Map<string, string>()

  constructor(
    private readonly types: Names,
    private readonly old: OldNames,
  ) {}

  /** From now on a call of the one name may be a call of the other, and must be where nothing had the name before. */
  method(before: string, after: string): void {
    if (before === after) return
    this.pairsOfMethods.add(`${before} ${after}`)
    if (!this.old.methods.has(after)) add(this.methods, after, before)
  }

  attribute(before: string, after: string): void {
    if (before !== after && !this.old.attributes.has(after)) add(this.attributes, after, before)
  }

  isMethod(before: string, after: string): boolean {
    return this.pairsOfMethods.has(`${before} ${after}`)
  }

  get isEmpty(): boolean {
    return !this.types.size && !this.methods.size && !this.attributes.size
  }

  /** The same from the point of view of the version after. */
  flipped(): Renames {
    const back = new Renames(inverse(this.types), this.old)
    for (const names of this.pairsOfMethods) back.pairsOfMethods.add(names.split(' ').reverse().join(' '))
    for (const [after, before] of inverse(this.methods)) back.methods.set(after, before)
    for (const [after, before] of inverse(this.attributes)) back.attributes.set(after, before)
    return back
  }

  /** A text with the names it would have had before; `hidden` are the names that variables have. */
  inTermsOfBefore(text: string, hidden: ReadonlySet<string>): string {
    if (this.isEmpty) return text
    const tokens = tokensOf(text)
    return tokens.map((token, i) => this.memberBefore(tokens, i, hidden) ?? this.types.get(token) ?? token).join('')
  }

  private memberBefore(tokens: string[], i: number, hidden: ReadonlySet<string>): string | undefined {
    const token = tokens[i]
    if (tokens[i + 1] === '(') return this.methods.get(token)
    const isAsked = tokens[i - 1] === '.'
    const isOwn = isAsked ? tokens[i - 2] === 'this' : !hidden.has(token)
    return isOwn ? this.attributes.get(token) : undefined
  }
}

/** A name that several others became stands for none of them. */
function add(names: Map<string, string>, after: string, before: string): void {
  const known = names.get(after)
  if (known === undefined) names.set(after, before)
  else if (known !== before) names.set(after, after)
}

const inverse = (names: Names): Map<string, string> => new Map([...names].map(([one, other]) => [other, one]))
