/**
 * What a refactoring put in the place of something else is read as what it stands for: a parameter as its argument, a new
 * variable or constant as its value, a call as what the method gives. The same on the other side for what is gone.
 */
import type {Finding} from '../../families/family.ts'
import type {Extent} from '../../model/code.ts'
import {steadinessOf} from '../effects.ts'
import {typeFrame} from '../frame.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {ownTokens} from '../tokens.ts'
import {areOtherTypes, isConverted, withoutCast} from './conversions.ts'
import {valueOfCall} from './expansion.ts'
import type {ExpressionComparison, Read} from './expressions.ts'

export class StandIns {
  private readonly pass: Pass

  constructor(private readonly comparison: ExpressionComparison) {
    this.pass = comparison.pass
  }

  /** A parameter of a body that stands in the place of a call is the argument it was given. */
  given(before: Read, after: Read): boolean | undefined {
    const value = givenValue(after, this.pass)
    const old = givenValue(before, this.pass)
    if (!value && !old) return undefined
    const {notes} = this.pass
    const since = notes.now
    if (value ? this.standsFor(before, value, after, []) : old && this.standsFor(old, after, before, [])) {
      const argument = value ?? old
      if (argument) this.pass.consume(argument.expression)
      return true
    }
    const differences = notes.takeBack(since)
    if (value ? this.keptInVariable(before, value, after) : old && this.keptInVariable(after, old, before)) return true
    notes.takeBack(since)
    notes.sayAgain(differences)
    return false
  }

  /** What was given became the value of a variable, or was one: `f(next())` and `int n = next();`. */
  private keptInVariable(kept: Read, value: Read, parameter: Read): boolean {
    const binding = kept.expression.kind === 'name' ? this.comparison.bindingOf(kept) : undefined
    const given = this.comparison.bindingOf(parameter)
    if (binding?.is !== 'variable' || given.is !== 'parameter' || !binding.variable.initializer) return false
    if (areOtherTypes(binding.variable.type, given.parameter.type?.text)) return false
    const [finding] = parameter.frame.causes.slice(-1)
    const initializer = {
      expression: withoutCast(binding.variable.initializer, given.parameter.type?.text),
      frame: {...kept.frame, holes: []},
    }
    if (!this.pass.isKept(binding.variable, given.parameter)) {
      if (!(kept.frame.side === 'before' ? this.comparison.compare(initializer, value) : this.comparison.compare(value, initializer)))
        return false
      this.pass.keep(binding.variable, {parameter: given.parameter, finding, frame: parameter.frame})
    }
    const mark = markOf(joined(kept.frame.causes, parameter.frame.causes))
    this.pass.notes.paint(kept.frame.file, kept.expression, mark)
    this.pass.notes.paint(parameter.frame.file, parameter.expression, mark)
    return true
  }

  /** Compares with what something stands for, and notes that it does. */
  private standsFor(before: Read, after: Read, standIn: Read, causes: readonly Finding[]): boolean {
    const {notes} = this.pass
    const all = joined(standIn.frame.causes, causes)
    const add = ({expression, frame}: Read): Read => ({expression, frame: {...frame, causes: joined(frame.causes, all)}})
    const [b, a] = [add(before), add(after)]
    if (!this.comparison.compare(b, a)) {
      this.comparison.differ(standIn.frame.side === 'after' ? before : standIn, standIn.frame.side === 'after' ? standIn : after, 'edited')
      return false
    }
    notes.paint(standIn.frame.file, standIn.expression, markOf(all))
    return true
  }

  /** What stands for something else: a variable for its value, a call for what the method gives. */
  instead(before: Read, after: Read): boolean {
    return this.valueInstead(before, after) || this.constantInstead(before, after) || this.callInstead(before, after)
  }

  private valueInstead(before: Read, after: Read): boolean {
    return [after, before].some(read => {
      const found = this.oneSided(read)
      if (!found) return false
      const value = {expression: found.value, frame: {...read.frame, holes: []}}
      const isSame =
        read === after ? this.standsFor(before, value, after, [found.finding]) : this.standsFor(value, after, before, [found.finding])
      if (isSame) this.pass.valueUses.push({variable: found.variable, finding: found.finding, use: read.expression, frame: read.frame})
      return isSame
    })
  }

  /** A new constant in the place of its value. */
  private constantInstead(before: Read, after: Read): boolean {
    const binding =
      after.expression.kind === 'name' || after.expression.kind === 'attribute access' ? this.comparison.bindingOf(after) : undefined
    if (binding?.is !== 'attribute') return false
    const {attribute} = binding
    const {initializer, modifiers} = attribute
    const finding = this.pass.world.partners.about(attribute, 'Extract Attribute')
    if (!finding || !initializer || !modifiers.has('final')) return false
    const value: Read = {expression: initializer, frame: typeFrame('after', attribute.type, [finding])}
    if (steadinessOf(initializer, value.frame, this.pass.world.names.after) !== 'steady') return false
    if (isConverted(value, attribute.valueType?.text, this.pass.world.names)) return false
    if (!this.standsFor(before, value, after, [finding])) return false
    this.pass.attributeUses.push({attribute, finding})
    return true
  }

  /** A variable that only this side has, and the refactoring that tells its value. */
  private oneSided(read: Read) {
    const {expression, frame} = read
    if (expression.kind !== 'name') return undefined
    const binding = this.comparison.bindingOf(read)
    if (binding.is !== 'variable' || !binding.variable.initializer) return undefined
    const finding = this.pass.world.partners.about(binding.variable, frame.side === 'after' ? 'Extract Variable' : 'Inline Variable')
    return finding && {variable: binding.variable, value: binding.variable.initializer, finding}
  }

  private callInstead(before: Read, after: Read): boolean {
    return [after, before].some(call => {
      const found = valueOfCall(call, this.pass)
      if (!found) return false
      const {value, expansion, statement} = found
      if (isConverted(value, expansion.method.returnType?.text, this.pass.world.names)) return false
      const because = [expansion.finding]
      if (!(call === after ? this.standsFor(before, value, call, because) : this.standsFor(value, after, call, because))) return false
      if (statement) this.paintAround(statement, value)
      this.pass.expansions.add(expansion)
      return true
    })
  }

  /** `return` and the sign at its end, around a value that was compared. */
  private paintAround(statement: Extent, {expression, frame}: Read): void {
    for (const token of ownTokens(frame.file, statement, [expression, ...frame.holes])) {
      this.pass.notes.token(frame.file, token, markOf(frame.causes))
    }
  }
}

/** What a parameter of a body in the place of a call was given. */
function givenValue(read: Read, pass: Pass): Read | undefined {
  const {expression, frame} = read
  const {given} = frame
  if (!given || expression.kind !== 'name') return undefined
  const binding = pass.world.names[frame.side].bindingOf(expression, frame.site)
  const value = binding.is === 'parameter' ? given.values.get(binding.parameter) : undefined
  return value && {expression: value, frame: given.caller}
}
