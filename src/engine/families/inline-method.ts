/**
 * Inline Method, Move And Inline Method: a method is gone, and its statements stand where it was called.
 *
 *   void pay() { settle(); print(); }        void pay() {
 *   void settle() { book(total); }             book(total);
 *                                              print();
 *                                            }
 */
import type {Inline} from '../pair/inlines.ts'
import {actors, code, type Family, type Finding} from './family.ts'

export const inlineMethod: Family = {
  names: ['Inline Method', 'Move And Inline Method'],
  *detect({inlines}) {
    for (const inline of inlines) yield finding(inline)
  },
}

function finding({inlined, target, calls, moved, deleted}: Inline): Finding {
  return {
    name: inlined.type === target.before.type ? 'Inline Method' : 'Move And Inline Method',
    before: [
      {role: 'inlined method declaration', element: inlined},
      ...actors(
        'inlined code from inlined method declaration',
        moved.map(({before}) => code(before, inlined)),
      ),
      {role: 'target method declaration before inline', element: target.before},
      ...actors(
        'inlined method invocation',
        calls.map(({call, caller}) => code(call.expression, caller)),
      ),
      ...actors(
        'deleted statement in inlined method declaration',
        deleted.map(statement => code(statement, inlined)),
      ),
    ],
    after: [
      {role: 'target method declaration after inline', element: target.after},
      ...actors(
        'inlined code in target method declaration',
        moved.map(({after}) => code(after, target.after)),
      ),
    ],
  }
}
