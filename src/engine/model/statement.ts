/**
 * Statement trees. A leaf is a whole statement; a composite holds other statements, and its `text` and `expressions`
 * are those of its header alone. A statement with a lambda block, an anonymous class or a switch inside is a composite,
 * too. Blocks are there to keep the shape and do not count as statements.
 */
import type {Extent, Method} from './code.ts'
import {descendants, type Expression, type Variable} from './expression.ts'

export type StatementKind =
  | 'block'
  | 'if'
  | 'for'
  | 'for each'
  | 'while'
  | 'do'
  | 'switch'
  | 'case'
  | 'try'
  | 'catch'
  | 'finally'
  | 'synchronized'
  | 'label'
  | 'expression'
  | 'declaration'
  | 'return'
  | 'throw'
  | 'break'
  | 'continue'
  | 'yield'
  | 'assert'
  | 'constructor call'
  | 'super constructor call'
  | 'type'
  | 'member' // a method of an anonymous class
  | 'empty'

export interface Statement extends Extent {
  kind: StatementKind
  /** Canonical; the header alone for composites. */
  readonly text: string
  expressions: Expression[]
  /** Variables that the statement itself declares, the parameters of lambdas inside it included. */
  variables: Variable[]
  children: Statement[]
  /** Of a method of an anonymous class: the method. */
  member?: (() => Method) | undefined
  isComposite: boolean
  parent: Statement | undefined
  depth: number
  /** The position among the children of its parent. */
  index: number
}

/** What front ends make. There are more statements than anything else but expressions: a class, so that all have one shape. */
export class StatementNode implements Statement {
  expressions: Expression[] = []
  variables: Variable[] = []
  children: Statement[] = []
  member: (() => Method) | undefined = undefined
  index = 0
  readonly depth: number
  private known: string | undefined = undefined

  constructor(
    readonly kind: StatementKind,
    readonly start: number,
    readonly end: number,
    readonly parent: Statement | undefined,
    public isComposite: boolean,
    private readonly makeText: () => string,
  ) {
    this.depth = parent ? parent.depth + 1 : 0
  }

  get text(): string {
    this.known ??= this.makeText()
    return this.known
  }
}

export interface Body {
  root: Statement
  /** Leaves in the order they stand in. */
  leaves: Statement[]
  /** Composites but blocks, inner ones first. */
  composites: Statement[]
  blocks: Statement[]
  /** All variables declared in the body. */
  variables: Variable[]
}

export function bodyOf(root: Statement): Body {
  const body: Body = {root, leaves: [], composites: [], blocks: [], variables: []}
  const visit = (statement: Statement) => {
    body.variables.push(...statement.variables)
    statement.children.forEach(visit)
    if (!statement.isComposite) body.leaves.push(statement)
    else if (statement.kind === 'block') body.blocks.push(statement)
    else body.composites.push(statement)
  }
  visit(root)
  return body
}

/** The composite a statement stands in, past blocks; nothing for those directly in the body. */
export function holderOf({parent}: Statement): Statement | undefined {
  let above = parent
  while (above?.kind === 'block') above = above.parent
  return above
}

/** All expression nodes of the statement itself, parents first; of composites those of the header. */
export function* expressionsIn(statement: Statement): Generator<Expression> {
  for (const expression of statement.expressions) yield* descendants(expression)
}
