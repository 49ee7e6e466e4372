/**
 * What a body says about its names before any of them is resolved: where its variables can be seen, which words are
 * labels, which name constants of what a switch asks, and which classes are made inside. Read once for each body.
 */
import type {Attribute, Extent, Method, TypeDeclaration} from '../../model/code.ts'
import type {Expression, Variable} from '../../model/expression.ts'
import {expressionsIn, type Statement} from '../../model/statement.ts'

export class BodyNames {
  private readonly byName = new Map<string, Variable[]>()
  private readonly declared = new Set<Variable>()
  /** What a loop goes through is read before its variable is there: `for (Coin coins : coins)`. */
  private readonly unseenIn = new Map<Variable, Extent>()
  private readonly prefixes = new Map<Expression, string>()
  /** Classes without a name made in the body, outer ones before those inside them. */
  readonly anonymous: TypeDeclaration[] = []
  /** Labels of cases, with what their switch asks. */
  readonly asked = new Map<Expression, Expression>()
  /** The labels that `break` and `continue` name. */
  readonly jumps = new Map<Expression, Statement | undefined>()

  constructor(owner: Method | Attribute) {
    if (owner.is === 'method') {
      if (owner.body) this.readStatement(owner.body.root)
    } else if (owner.initializer) this.readExpression(owner.initializer)
    if (owner.is === 'attribute' && owner.anonymous) this.anonymous.push(owner.anonymous)
  }

  /** The variable that a name means at an offset: of several that can be seen, the innermost, the last. */
  variable(name: string, offset: number, within: Extent): Variable | undefined {
    let best: Variable | undefined
    for (const one of this.byName.get(name) ?? []) {
      if (one.start <= offset && this.isSeen(one, offset) && contains(within, one.start) && (!best || isNearer(one, best))) best = one
    }
    return best
  }

  /** False for attributes of classes made in the body, which read like variables. */
  declares(variable: Variable): boolean {
    return this.declared.has(variable)
  }

  /** The whole dotted name up to this part of a type: `Map.Entry` for the `Entry` in it. */
  wholeName(part: Expression): string {
    return this.prefixes.get(part) ?? part.name ?? ''
  }

  private isSeen(variable: Variable, offset: number): boolean {
    const hidden = this.unseenIn.get(variable)
    return contains(variable.scope, offset) && !(hidden && contains(hidden, offset))
  }

  private readStatement(statement: Statement): void {
    const {kind, expressions, variables, children} = statement
    for (const variable of variables) this.declare(variable)
    if (kind === 'for each' && variables[0] && expressions[1]) this.unseenIn.set(variables[0], expressions[1])
    if (kind === 'case') this.readLabels(statement)
    if (kind === 'break' || kind === 'continue') for (const label of expressions) this.jumps.set(label, labelled(statement, label.text))
    for (const expression of expressions) this.readExpression(expression)
    for (const child of children) this.readStatement(child)
  }

  private readExpression(expression: Expression): void {
    const {kind, parts, children} = expression
    if (parts.variable && (parts.variable.kind === 'lambda' || parts.variable.kind === 'pattern')) this.declare(parts.variable)
    if (parts.anonymous) this.anonymous.push(parts.anonymous())
    if (kind === 'type' && children.length > 1) this.readDotted(expression)
    for (const child of children) this.readExpression(child)
  }

  private declare(variable: Variable): void {
    if (this.declared.has(variable)) return
    this.declared.add(variable)
    const same = this.byName.get(variable.name)
    if (same) same.push(variable)
    else this.byName.set(variable.name, [variable])
  }

  private readLabels(label: Statement): void {
    const {parent} = label
    const asked = parent && (parent.kind === 'switch' ? parent.expressions[0] : innermostSwitch(parent, label.start)?.children[0])
    if (asked) for (const expression of label.expressions) this.asked.set(expression, asked)
  }

  private readDotted({name, children}: Expression): void {
    const before = this.prefixes.get(children[0]) ?? children[0].name ?? ''
    if (name !== children.map(child => child.name).join('.')) return
    let prefix = before
    for (const part of children.slice(1)) {
      prefix = `${prefix}.${part.name}`
      this.prefixes.set(part, prefix)
    }
  }
}

export const contains = ({start, end}: Extent, offset: number): boolean => start <= offset && offset < end

const isNearer = (one: Variable, other: Variable): boolean =>
  one.scope.start > other.scope.start || (one.scope.start === other.scope.start && one.start > other.start)

function labelled(jump: Statement, label: string): Statement | undefined {
  let above = jump.parent
  while (above && !(above.kind === 'label' && above.text === `${label}:`)) above = above.parent
  return above
}

function innermostSwitch(statement: Statement, offset: number): Expression | undefined {
  let found: Expression | undefined
  for (const expression of expressionsIn(statement)) if (expression.kind === 'switch' && contains(expression, offset)) found = expression
  return found
}
