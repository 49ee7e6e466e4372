/**
 * Rename Attribute, Change Attribute Type: an attribute under another name, or of another type, which it may also have got
 * on its way to another class.
 *
 *   private int sum;        private Money total;
 */
import type {Attribute} from '../model/code.ts'
import type {Family, Finding} from './family.ts'

export const attributeSignature: Family = {
  names: ['Rename Attribute', 'Change Attribute Type'],
  *detect(evidence) {
    for (const {before, after} of evidence.attributePairs()) {
      if (before.name !== after.name) yield finding('Rename Attribute', before, after, 'renamed attribute declaration')
    }
    for (const {before, after} of [...evidence.attributePairs(), ...evidence.movedAttributes, ...evidence.attributesElsewhere]) {
      const old = before.valueType?.text
      const now = after.valueType?.text
      if (old !== undefined && now !== undefined && old !== now) {
        yield finding('Change Attribute Type', before, after, 'changed-type attribute declaration')
      }
    }
  },
}

const finding = (name: string, before: Attribute, after: Attribute, role: string): Finding => ({
  name,
  before: [{role: 'original attribute declaration', element: before}],
  after: [{role, element: after}],
})
