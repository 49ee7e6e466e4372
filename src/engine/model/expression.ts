/**
 * Expression nodes. One shape for all kinds: `children` are the parts in the order they stand in, the named fields say
 * which part plays which role. `text` is canonical: no comments, no blanks but those that keep words apart, and `{}` for
 * blocks of lambdas, anonymous classes and cases of a switch, whose statements are children of the statement around them.
 */
import type {Extent, TypeDeclaration} from './code.ts'

export type ExpressionKind =
  | 'name' // a variable, an attribute, a type: whatever a bare word stands for
  | 'this'
  | 'literal'
  | 'type'
  | 'call'
  | 'creation'
  | 'array creation'
  | 'array initializer'
  | 'array access'
  | 'attribute access'
  | 'method reference'
  | 'lambda'
  | 'infix'
  | 'prefix'
  | 'postfix'
  | 'assignment'
  | 'conditional'
  | 'cast'
  | 'instance test'
  | 'parenthesized'
  | 'declaration'
  | 'switch'
  | 'other'

export type LiteralKind = 'number' | 'string' | 'character' | 'boolean' | 'null' | 'type'

/** Gives the canonical text of a node of its own tree. */
export interface TextSource {
  canonical(node: number): string
}

export interface ExpressionParts {
  /** Names, calls, attribute accesses, method references, declarations: the word itself. */
  name?: string
  literal?: LiteralKind
  operator?: string
  /** What a call, an attribute access or a method reference is asked of. */
  receiver?: Expression
  /** Arguments of calls and creations, operands of infix expressions, elements of initializers. */
  args?: Expression[]
  /** The type of a creation, cast, instance test or declaration; the one that a literal such as `Till.class` is of. */
  type?: Expression
  /** The value of a declaration, the right side of an assignment, the operand of a cast. */
  value?: Expression
  /** A lambda with braces or a switch: its statements are children of the statement that this expression stands in. */
  hasBlock?: boolean
  /** The class made by `new T() {…}`; its members are children of the statement, too. */
  anonymous?: () => TypeDeclaration
  /** What this expression declares: a local variable, a lambda parameter, a pattern variable. */
  variable?: Variable
}

export class Expression implements Extent {
  #text: string | undefined

  constructor(
    private readonly source: TextSource,
    private readonly node: number,
    readonly kind: ExpressionKind,
    readonly start: number,
    readonly end: number,
    readonly children: Expression[],
    readonly parts: ExpressionParts,
  ) {}

  get text(): string {
    this.#text ??= this.source.canonical(this.node)
    return this.#text
  }

  get name(): string | undefined {
    return this.parts.name
  }
}

export type VariableKind = 'local' | 'for' | 'for each' | 'catch' | 'resource' | 'lambda' | 'pattern'

/** A variable declared inside a body. Parameters of methods stand with their method. */
export interface Variable extends Extent {
  is: 'variable'
  kind: VariableKind
  name: string
  /** As written, without annotations; undefined where the language infers it and nothing is written. */
  type: string | undefined
  initializer: Expression | undefined
  modifiers: ReadonlySet<string>
  /** The stretch in which its name means this variable. */
  scope: Extent
}

/** The expression and everything in it, parents first, but for blocks of lambdas and bodies of anonymous classes. */
export function* descendants(expression: Expression): Generator<Expression> {
  yield expression
  for (const child of expression.children) yield* descendants(child)
}
