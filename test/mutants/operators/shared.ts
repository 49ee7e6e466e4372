/** An attribute of each object that all of them share now. */
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'

export const shared: Operator = {
  name: 'shared attribute',
  kinds: ['field_declaration'],
  *propose(code, node) {
    const type = code.child(node, 'type')
    const words = code.modifiers(node)
    if (type === undefined || words.includes('static')) return
    const declarators = code.children(node).filter(one => code.kind(one) === 'variable_declarator')
    const hasValue = declarators.every(one => code.child(one, 'value') !== undefined)
    const isConstant =
      words.includes('final') &&
      !code.has(node, /^(method_invocation|object_creation_expression|array_creation_expression|array_initializer)$/)
    const excluded = isConstant && hasValue ? NO_CHANGE : words.includes('final') && !hasValue ? NOT_COMPILED : undefined
    yield {edits: [{start: code.start(type), end: code.start(type), text: 'static '}], excluded}
  },
}
