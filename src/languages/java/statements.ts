/**
 * Statements of Java as a tree of leaves and composites.
 */
import type {Extent, Method} from '../../engine/model/code.ts'
import type {Expression} from '../../engine/model/expression.ts'
import {type Statement, type StatementKind, StatementNode} from '../../engine/model/statement.ts'
import {childByField, childOfKind, childrenOf, fieldOf, isNamed, kindOf} from '../../syntax/tree.ts'
import {canonicalText} from './canonical.ts'
import {type Base, type Reader, readDeclarators, readExpression, readSingleVariable} from './expressions.ts'
import {typeText} from './types.ts'

const LEAVES: Record<string, StatementKind> = {
  expression_statement: 'expression',
  local_variable_declaration: 'declaration',
  return_statement: 'return',
  throw_statement: 'throw',
  break_statement: 'break',
  continue_statement: 'continue',
  yield_statement: 'yield',
  assert_statement: 'assert',
  switch_label: 'case',
  ';': 'empty',
  class_declaration: 'type',
  interface_declaration: 'type',
  enum_declaration: 'type',
  record_declaration: 'type',
}

/** Reads the statements below `root`, a block or whatever stands in the place of one. */
export function readBlock(base: Base, root: number): Statement {
  const extent = {start: base.tree.start[root], end: base.tree.end[root]}
  return new Statements(base).read(root, undefined, extent)[0]
}

class Statements {
  constructor(private readonly base: Base) {}

  private get tree() {
    return this.base.tree
  }

  /** One node gives one statement, but for the groups of a switch, which give their labels and statements in a row. */
  read(node: number, parent: Statement | undefined, scope: Extent): Statement[] {
    const kind = kindOf(this.tree, node)
    switch (kind) {
      case 'block':
      case 'constructor_body':
        return [this.block(node, parent)]
      case 'if_statement':
        return [this.composite('if', node, parent, scope, ['condition'], ['consequence', 'alternative'])]
      case 'while_statement':
        return [this.composite('while', node, parent, scope, ['condition'], ['body'])]
      case 'do_statement':
        return [this.composite('do', node, parent, scope, ['condition'], ['body'])]
      case 'synchronized_statement':
        return [this.composite('synchronized', node, parent, scope, [''], ['body'])]
      case 'for_statement':
        return [this.forLoop(node, parent)]
      case 'enhanced_for_statement':
        return [this.forEach(node, parent)]
      case 'try_statement':
      case 'try_with_resources_statement':
        return [this.tryBlock(node, parent)]
      case 'switch_expression':
        return [this.switchBlock(node, parent, scope)]
      case 'labeled_statement':
        return [this.labeled(node, parent, scope)]
      case 'explicit_constructor_invocation':
        return [this.constructorCall(node, parent, scope)]
      case 'line_comment':
      case 'block_comment':
        return []
      case 'expression_statement':
        if (this.isSwitch(node)) return this.read(this.named(node)[0], parent, scope)
    }
    return [this.leaf(LEAVES[kind] ?? 'expression', node, parent, scope)]
  }

  private isSwitch(node: number): boolean {
    const [only] = this.named(node)
    return only !== undefined && kindOf(this.tree, only) === 'switch_expression'
  }

  private named(node: number): number[] {
    return childrenOf(this.tree, node).filter(child => isNamed(this.tree, child) && !kindOf(this.tree, child).endsWith('comment'))
  }

  private statement(kind: StatementKind, node: number, parent: Statement | undefined, isComposite: boolean, text: () => string): Statement {
    return new StatementNode(kind, this.tree.start[node], this.tree.end[node], parent, isComposite, text)
  }

  /** Reads expressions of `statement`; blocks inside them become its children. */
  private expressions<T>(statement: Statement, scope: Extent, read: (reader: Reader) => T): T {
    const {tree, source, anonymous} = this.base
    const reader: Reader = {tree, source, anonymous, scope, variables: statement.variables, nested: []}
    const result = read(reader)
    for (const node of reader.nested) this.addNested(statement, node)
    return result
  }

  private addNested(statement: Statement, node: number): void {
    statement.isComposite = true
    const {tree} = this
    const scope = {start: tree.start[node], end: tree.end[node]}
    const kind = kindOf(tree, node)
    if (kind === 'block') this.addChildren(statement, [node], scope)
    else if (kind === 'switch_block') this.addCases(statement, node, scope)
    else for (const member of this.named(node)) this.addMember(statement, member, scope)
  }

  /** A member of an anonymous class: methods are composites, attributes leaves. */
  private addMember(statement: Statement, node: number, scope: Extent): void {
    const {tree} = this
    const body = childByField(tree, node, 'body')
    if (kindOf(tree, node) === 'field_declaration') this.add(statement, this.attribute(node, statement, scope))
    else if (kindOf(tree, node) !== 'method_declaration' || body === undefined) this.addChildren(statement, [node], scope)
    else {
      const name = childByField(tree, node, 'name')
      const parameters = childByField(tree, node, 'parameters')
      const types =
        parameters === undefined ? [] : this.named(parameters).map(one => typeText(tree, childByField(tree, one, 'type') ?? one))
      const member = this.statement('member', node, statement, true, () =>
        name === undefined ? '' : `${tree.text.slice(tree.start[name], tree.end[name])}(${types.join(',')})`,
      )
      member.member = () => this.methodOf(node)
      this.addChildren(member, [body], scope)
      this.add(statement, member)
    }
  }

  /** Reads as a declaration, but what it declares is no variable of the body. */
  private attribute(node: number, parent: Statement, scope: Extent): Statement {
    const leaf = this.leaf('declaration', node, parent, scope)
    leaf.variables = []
    return leaf
  }

  private methodOf(node: number): Method {
    const {tree} = this
    const body = tree.parent[node]
    const method = this.base.anonymous(tree.parent[body], body).methods.find(one => one.end === tree.end[node])
    if (!method) throw new RangeError('a member of an anonymous class is missing among its methods')
    return method
  }

  private addCases(statement: Statement, block: number, scope: Extent): void {
    for (const group of this.named(block)) this.addChildren(statement, this.named(group), scope)
  }

  private leaf(kind: StatementKind, node: number, parent: Statement | undefined, scope: Extent): Statement {
    const {tree} = this
    const statement = this.statement(kind, node, parent, false, () => canonicalText(tree, node, kind === 'type' ? 'whole' : 'left out'))
    const rest: Extent = {start: tree.start[node], end: scope.end}
    if (kind === 'declaration') statement.expressions = this.expressions(statement, rest, reader => readDeclarators(reader, node, 'local'))
    else if (kind !== 'type') {
      statement.expressions = this.expressions(statement, rest, reader => this.named(node).map(child => readExpression(reader, child)))
    }
    return statement
  }

  private constructorCall(node: number, parent: Statement | undefined, scope: Extent): Statement {
    const {tree} = this
    const called = childByField(tree, node, 'constructor')
    const kind = called !== undefined && kindOf(tree, called) === 'super' ? 'super constructor call' : 'constructor call'
    const statement = this.statement(kind, node, parent, false, () => canonicalText(tree, node, 'left out'))
    statement.expressions = this.expressions(statement, scope, reader => [readExpression(reader, node)])
    return statement
  }

  private block(node: number, parent: Statement | undefined): Statement {
    const block = this.statement('block', node, parent, true, () => '{')
    this.addChildren(block, this.named(node), {start: this.tree.start[node], end: this.tree.end[node]})
    return block
  }

  private addChildren(to: Statement, nodes: number[], scope: Extent): void {
    for (const node of nodes) {
      for (const child of this.read(node, to, scope)) {
        child.index = to.children.length
        to.children.push(child)
      }
    }
  }

  /** A composite whose header holds expressions in `header` fields and whose statements stand in `body` fields. */
  private composite(
    kind: StatementKind,
    node: number,
    parent: Statement | undefined,
    scope: Extent,
    header: string[],
    body: string[],
  ): Statement {
    const nodes = childrenOf(this.tree, node).filter(child => isNamed(this.tree, child) && !kindOf(this.tree, child).endsWith('comment'))
    const headers = nodes.filter(child => header.includes(fieldOf(this.tree, child)))
    const bodies = childrenOf(this.tree, node).filter(child => body.includes(fieldOf(this.tree, child)))
    const statement = this.statement(kind, node, parent, true, () => `${kind}${statement.expressions.map(e => e.text).join('')}`)
    statement.expressions = this.expressions(statement, scope, reader => headers.map(child => readExpression(reader, child)))
    this.addChildren(statement, bodies, scope)
    return statement
  }

  private forLoop(node: number, parent: Statement | undefined): Statement {
    const {tree} = this
    const scope = {start: tree.start[node], end: tree.end[node]}
    const parts: Record<'init' | 'condition' | 'update', Expression[]> = {init: [], condition: [], update: []}
    const text = () => `for(${[parts.init, parts.condition, parts.update].map(list => list.map(e => e.text).join(',')).join(';')})`
    const statement = this.statement('for', node, parent, true, text)
    this.expressions(statement, scope, reader => {
      for (const child of childrenOf(tree, node)) {
        const field = fieldOf(tree, child)
        const isDeclaration = kindOf(tree, child) === 'local_variable_declaration'
        if (field === 'init' && isDeclaration) parts.init.push(...readDeclarators(reader, child, 'for'))
        else if (field === 'init' || field === 'condition' || field === 'update') parts[field].push(readExpression(reader, child))
      }
    })
    statement.expressions = [...parts.init, ...parts.condition, ...parts.update]
    this.addChildren(statement, this.field(node, 'body'), scope)
    return statement
  }

  private forEach(node: number, parent: Statement | undefined): Statement {
    const {tree} = this
    const scope = {start: tree.start[node], end: tree.end[node]}
    const statement = this.statement('for each', node, parent, true, () => `for(${statement.expressions.map(e => e.text).join(':')})`)
    const value = childByField(tree, node, 'value')
    statement.expressions = this.expressions(statement, scope, reader => [
      ...readSingleVariable(reader, node, 'for each'),
      ...(value === undefined ? [] : [readExpression(reader, value)]),
    ])
    this.addChildren(statement, this.field(node, 'body'), scope)
    return statement
  }

  private tryBlock(node: number, parent: Statement | undefined): Statement {
    const {tree} = this
    const resources = childByField(tree, node, 'resources')
    const scope = {start: tree.start[node], end: tree.end[node]}
    const statement = this.statement('try', node, parent, true, () =>
      statement.expressions.length ? `try(${statement.expressions.map(e => e.text).join(';')})` : 'try',
    )
    if (resources !== undefined) {
      const body = childByField(tree, node, 'body')
      const inside = {start: scope.start, end: body === undefined ? scope.end : tree.end[body]}
      statement.expressions = this.expressions(statement, inside, reader =>
        this.named(resources).flatMap(resource => readSingleVariable(reader, resource, 'resource')),
      )
    }
    this.addChildren(statement, this.field(node, 'body'), scope)
    for (const child of childrenOf(tree, node)) {
      const kind = kindOf(tree, child)
      if (kind === 'catch_clause') this.add(statement, this.catchClause(child, statement))
      else if (kind === 'finally_clause') this.add(statement, this.finallyClause(child, statement))
    }
    return statement
  }

  private add(to: Statement, child: Statement): void {
    child.index = to.children.length
    to.children.push(child)
  }

  private catchClause(node: number, parent: Statement): Statement {
    const {tree} = this
    const scope = {start: tree.start[node], end: tree.end[node]}
    const parameter = childOfKind(tree, node, 'catch_formal_parameter')
    const statement = this.statement('catch', node, parent, true, () => `catch(${statement.expressions.map(e => e.text).join('')})`)
    if (parameter !== undefined) {
      statement.expressions = this.expressions(statement, scope, reader => readSingleVariable(reader, parameter, 'catch'))
    }
    this.addChildren(statement, this.field(node, 'body'), scope)
    return statement
  }

  private finallyClause(node: number, parent: Statement): Statement {
    const statement = this.statement('finally', node, parent, true, () => 'finally')
    this.addChildren(statement, this.named(node), {start: this.tree.start[node], end: this.tree.end[node]})
    return statement
  }

  private switchBlock(node: number, parent: Statement | undefined, scope: Extent): Statement {
    const {tree} = this
    const statement = this.statement('switch', node, parent, true, () => `switch${statement.expressions.map(e => e.text).join('')}`)
    statement.expressions = this.expressions(statement, scope, reader =>
      this.field(node, 'condition').map(child => readExpression(reader, child)),
    )
    const inner = {start: tree.start[node], end: tree.end[node]}
    for (const body of this.field(node, 'body')) this.addCases(statement, body, inner)
    return statement
  }

  private labeled(node: number, parent: Statement | undefined, scope: Extent): Statement {
    const [label, ...rest] = this.named(node)
    const {tree} = this
    const statement = this.statement('label', node, parent, true, () => `${canonicalText(tree, label, 'whole')}:`)
    this.addChildren(statement, rest, scope)
    return statement
  }

  private field(node: number, field: string): number[] {
    return childrenOf(this.tree, node).filter(child => fieldOf(this.tree, child) === field && !kindOf(this.tree, child).endsWith('comment'))
  }
}
