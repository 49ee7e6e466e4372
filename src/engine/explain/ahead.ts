/**
 * Uses that were renamed though no declaration was: where a statement named a member of a type, it now names one that the
 * type does not have, and the member is still there under its old name. As with those left behind, a false alarm is worse
 * than a miss.
 *
 *   int sum() {…}        int sum() {…}
 *   book(sum());         book(total());
 */
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import type {Replacement, ReplacementName} from '../replacements/replacement.ts'
import type {Context} from './context.ts'
import type {Straggler} from './explanation.ts'
import {isLost} from './lost-names.ts'

/** Differences that are another name for one thing, and nothing else. */
const NAMES = new Set<ReplacementName>(['variable', 'invocation name'])

export function* ahead(context: Context): Generator<Straggler> {
  for (const {pair, mapping} of context.evidence.changedBodies()) {
    for (const {replacements} of mapping.pairs) {
      for (const replacement of replacements) {
        if (NAMES.has(replacement.name)) yield* renamedAlone(replacement, pair.before, pair.after, context)
      }
    }
  }
}

function* renamedAlone({before: [old], after: [now]}: Replacement, before: Method, after: Method, context: Context): Generator<Straggler> {
  if (!old?.name || !now?.name || !isInside(old, before) || !isInside(now, after)) return
  const {names} = context.proof
  const member = memberOf(names.before.bindingOf(old, {type: before.type, method: before}))
  const stayed = member && partnerOf(member, context)
  if (!stayed || stayed.name !== member.name || mayHaveMore(stayed.type) || after.file.givenMethods.has(now.name)) return
  if (!isLost(now, {type: after.type, method: after}, stayed.is, stayed.type, names.after)) return
  yield {file: after.file, start: now.start, end: now.end, side: 'after', name: now.name, was: stayed.name}
}

/** Mappings hold bodies of other methods, too. */
const isInside = ({start, end}: Expression, method: Method): boolean => start >= method.start && end <= method.end

function memberOf(binding: ReturnType<Context['proof']['names']['before']['bindingOf']>): Method | Attribute | undefined {
  if (binding.is === 'attribute') return binding.attribute
  return binding.is === 'method' && binding.methods.length === 1 ? binding.methods[0] : undefined
}

const partnerOf = (member: Method | Attribute, {evidence: {methods, attributes}}: Context): Method | Attribute | undefined =>
  member.is === 'method' ? methods.ofBefore(member)?.after : attributes.ofBefore(member)?.after

/** An annotation may have a generator write members that no file shows; enums and records have some by themselves. */
const mayHaveMore = ({kind, annotations, attributes}: TypeDeclaration): boolean =>
  (kind !== 'class' && kind !== 'interface') || annotations.length > 0 || attributes.some(one => one.annotations.length > 0)
