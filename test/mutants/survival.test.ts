/** When a mutant survives: reports of our own making say what is folded and what is pure. */
import {describe, expect, test} from 'vitest'
import type {Change, LineVerdict, Place, Refactoring, Report} from '../../src/library/index.ts'
import {Diffs, linesIn} from './diffs.ts'
import {codeOf, mutationsOf} from './java.ts'
import type {Mutant} from './mutant.ts'
import {applied} from './mutation.ts'
import {renamesIn, withOldNames} from './renames.ts'
import {survivalOf} from './survival.ts'
import {undoing} from './undone.ts'

const till = (...lines: string[]) => `class Till {\n  void pay() {\n${lines.map(line => `    ${line}\n`).join('')}  }\n}\n`

/** The first mutant of the operator, or the one whose text contains the words. */
function mutantOf(change: Change, operator: string, words = ''): Mutant {
  const path = 'Till.java'
  const text = change.after[path]
  const mutation = mutationsOf(operator, codeOf(text)).find(one => applied(text, one.edits).includes(words))
  if (!mutation) throw new Error(`${operator} makes nothing of it`)
  const mutated = {...change, after: {...change.after, [path]: applied(text, mutation.edits)}}
  const diffs = Diffs.of(change)
  return {
    mutation,
    original: change,
    mutated,
    code: codeOf(mutated.after[path]),
    diffs: {original: diffs, mutated: diffs.with(mutated, path)},
    baseline: {refactorings: [], files: [], lines: [], warnings: []},
  }
}

const changeOf = (before: string, after: string): Change => ({before: {'Till.java': before}, after: {'Till.java': after}})

/** All lines that hold the words need no review, all others do. */
function reportOf({mutated}: Mutant, side: 'before' | 'after', words: string, refactorings: Refactoring[] = []): Report {
  const lines = linesIn(mutated[side]['Till.java']).map((text, i): LineVerdict => {
    const verdict = words && text.includes(words) ? 'explained' : 'unexplained'
    return {startLine: i + 1, endLine: i + 1, verdict, causes: [], because: []}
  })
  return {refactorings, files: [], warnings: [], lines: [{path: 'Till.java', side, lines}]}
}

const pure = (type: string): Refactoring => ({
  type,
  description: type,
  before: [],
  after: [],
  verdict: 'pure',
  reasons: [],
})

const spot = (line: number) => ({path: 'Till.java', startLine: line, endLine: line, startColumn: 5, endColumn: 9})

const hidden = (mutant: Mutant, report: Report) =>
  survivalOf(mutant, report)?.lines.map(({path, line, text}) => `${path}:${line} ${text.trim()}`)

describe('by its lines', () => {
  const change = changeOf(till('open();', 'if (a < b) f(a);'), till('openAll();', 'if (a < b) f(a);'))

  test('the line after that shows it', () => {
    const mutant = mutantOf(change, 'operator')
    expect(hidden(mutant, reportOf(mutant, 'after', 'a <= b'))).toEqual(['Till.java:4 if (a <= b) f(a);'])
    expect(hidden(mutant, reportOf(mutant, 'after', 'openAll'))).toBeUndefined()
    expect(hidden(mutant, reportOf(mutant, 'before', 'a < b'))).toBeUndefined()
  })

  test('of a dropped statement the line before', () => {
    const mutant = mutantOf(change, 'dropped statement', 'openAll(); }'.slice(0, 7))
    expect(mutant.mutation.edits).toHaveLength(1)
    expect(mutant.code.source).toBe(till('openAll();'))
    expect(hidden(mutant, reportOf(mutant, 'before', 'a < b'))).toEqual(['Till.java:4 if (a < b) f(a);'])
    expect(hidden(mutant, reportOf(mutant, 'before', 'open'))).toBeUndefined()
  })

  test('of a dropped statement the line before, also with a comment behind it', () => {
    const before = till('first = new Conf();  // of the path', 'second = new Conf();')
    const mutant = mutantOf(changeOf(before, till('first = new Conf();', 'second = new Conf();//')), 'dropped statement')
    expect(hidden(mutant, reportOf(mutant, 'before', 'second'))).toBeUndefined()
    expect(hidden(mutant, reportOf(mutant, 'before', 'first'))).toEqual(['Till.java:3 first = new Conf();  // of the path'])
  })

  test('of a dropped statement that came from elsewhere in several copies, all lines', () => {
    const extracted = till('rest();').replace(/}\n$/, '  void rest() {\n    f();\n    g();\n  }\n}\n')
    const mutant = mutantOf(changeOf(till('f();', 'g();', 'f();', 'g();'), extracted), 'dropped statement', '    f();\n  }')
    const report = reportOf(mutant, 'before', 'g()')
    expect(hidden(mutant, report)).toEqual(['Till.java:4 g();', 'Till.java:6 g();'])
    report.lines[0].lines[5].verdict = 'unexplained'
    expect(hidden(mutant, report)).toBeUndefined()
  })

  test('of a dropped statement nothing, where a refactoring took the line to a copy that the commit added', () => {
    const after = {'Till.java': till('f(1);', 'g();'), 'Desk.java': till('f(1);')}
    const mutant = mutantOf({before: {'Till.java': till('f(1);', 'h();')}, after}, 'dropped statement')
    const report = reportOf(mutant, 'before', 'f(1)', [pure('Rename Class'), pure('Move Class')])
    const copy: LineVerdict = {startLine: 1, endLine: 5, verdict: 'explained', causes: [0], because: []}
    report.lines[0].lines[2].causes = [0]
    report.lines.push({path: 'Desk.java', side: 'after', lines: [copy]})
    expect(hidden(mutant, report)).toBeUndefined()
    copy.causes = [1]
    expect(hidden(mutant, report)).toEqual(['Till.java:3 f(1);'])
  })

  test('of a dropped statement nothing, where the line goes on as a copy that was shown as new', () => {
    const change = changeOf(till('f(1);', 'g();'), till('f(1);', 'h();', '  f(1);'))
    const mutant = mutantOf(change, 'dropped statement', 'pay() {\n    h();')
    const lines = ['before', 'after'].map(side => reportOf(mutant, side as 'before' | 'after', 'f(1)').lines[0])
    const report = {...reportOf(mutant, 'before', ''), lines}
    const original = [1, 2, 3, 4, 5, 6, 7].map(line => ({...lines[1].lines[0], startLine: line, endLine: line}))
    mutant.baseline.lines.push({...lines[1], lines: original})
    expect(hidden(mutant, report)).toBeUndefined()
    // The other copy needed no review without the mutation, either: it is another statement.
    original[4].verdict = 'same'
    expect(hidden(mutant, report)).toEqual(['Till.java:3 f(1);'])
  })

  test('of a dropped call all that was extracted, or that the extraction is still called pure', () => {
    const change = {before: {'Till.java': till('f();', 'g();')}, after: {'Till.java': till('rest();'), 'Desk.java': till('f();', 'g();')}}
    const mutant = mutantOf(change, 'dropped statement')
    const at = (line: number, role: string): Place => ({...spot(line), kind: '', role, element: null})
    mutant.baseline.refactorings.push({
      ...pure('Extract And Move Method'),
      before: [at(3, 'extracted code from source method declaration'), at(4, 'extracted code from source method declaration')],
      after: [at(3, 'extracted method invocation')],
    })
    expect(hidden(mutant, reportOf(mutant, 'before', '();'))).toEqual(['Till.java:3 f();', 'Till.java:4 g();'])
    expect(survivalOf(mutant, reportOf(mutant, 'before', 'f();'))).toBeUndefined()
    const stillPure = reportOf(mutant, 'before', '', [pure('Extract And Move Method')])
    expect(survivalOf(mutant, stillPure)?.refactorings.map(one => one.type)).toEqual(['Extract And Move Method'])
  })

  test('of a doubled statement both copies: a diff may show either as the new one', () => {
    const moved = {before: {'Desk.java': till('f();')}, after: {'Till.java': till('f();')}}
    const mutant = mutantOf(moved, 'doubled statement')
    const report = reportOf(mutant, 'after', 'f();')
    expect(hidden(mutant, report)).toEqual(['Till.java:3 f();', 'Till.java:4 f();'])
    report.lines[0].lines[2].verdict = 'unexplained'
    expect(hidden(mutant, report)).toBeUndefined()
  })

  test('of swapped arguments each', () => {
    const mutant = mutantOf(changeOf(till('open();'), till('f(a,', '  b);')), 'swapped arguments')
    expect(hidden(mutant, reportOf(mutant, 'after', 'a);'))).toEqual(['Till.java:4 a);'])
  })
})

describe('by a refactoring that stays pure', () => {
  const change = changeOf(till('if (a < b) f(1);'), till('if (a < b) f(1);').replace('pay', 'settle'))
  const refactoring = (type: string, place: Partial<Place>): Refactoring => ({
    ...pure(type),
    after: [
      {
        path: 'Till.java',
        startLine: 2,
        startColumn: 3,
        endLine: 4,
        endColumn: 4,
        kind: 'METHOD_DECLARATION',
        role: '',
        element: null,
        ...place,
      },
    ],
  })

  const line = {startLine: 3, endLine: 3, startColumn: 5, endColumn: 21}
  test.each([
    ['Rename Method', {role: 'renamed method declaration'}, true],
    ['Extract Method', {role: 'extracted method declaration'}, true],
    ['Extract Method', {role: 'source method declaration after extraction'}, false],
    ['Extract Method', {role: 'extracted code to extracted method declaration', kind: 'IF_STATEMENT', ...line}, true],
    [
      'Move Class',
      {role: 'moved type declaration', kind: 'TYPE_DECLARATION', startLine: 1, startColumn: 1, endLine: 5, endColumn: 2},
      false,
    ],
    ['Rename Variable', {role: 'statement referencing the renamed variable', kind: 'IF_STATEMENT', ...line}, false],
    ['Move Method', {role: 'moved method declaration', startLine: 4, startColumn: 3}, false],
  ])('%s, %j: %s', (type, place, survives) => {
    const mutant = mutantOf(change, 'operator')
    const report = reportOf(mutant, 'after', '', [refactoring(type, place)])
    expect(survivalOf(mutant, report)?.refactorings.map(one => one.type)).toEqual(survives ? [type] : undefined)
    report.refactorings[0].verdict = 'mixed'
    expect(survivalOf(mutant, report)).toBeUndefined()
  })

  test('the place of a condition is its header: what it holds has places of its own', () => {
    const mutant = mutantOf(change, 'literal')
    const place = {role: 'statement with the name of the extracted variable', kind: 'IF_STATEMENT', ...line}
    expect(survivalOf(mutant, reportOf(mutant, 'after', '', [refactoring('Extract Variable', place)]))).toBeUndefined()
  })
})

test('names of the version before', () => {
  const named = (element: string): Place => ({...spot(1), kind: '', role: '', element})
  const renames = renamesIn({
    refactorings: [
      {...pure('Rename Variable'), before: [named('tag : int')], after: [named('rsTag : int')]},
      {...pure('Rename Method'), before: [named('private end() : int')], after: [named('private eof(at int) : int')]},
      {...pure('Rename Class'), before: [named('shop.Desk')], after: [named('shop.Till')]},
    ],
    files: [],
    lines: [],
    warnings: [],
  })
  expect(withOldNames('if (Till.eof(rsTag) > tags) eofs();', renames)).toBe('if (Desk.end(tag) > tags) eofs();')
})

describe('what undoes the commit is excluded', () => {
  test.each([
    ['an operator that it changed', till('if (a <= b) f();'), till('if (a < b) f();'), 'operator', 'undoes an edit of the commit'],
    ['also beside other edits', till('if (a <= b) f(1);'), till('if (a < b) f(x);'), 'operator', 'undoes an edit of the commit'],
    ['a statement that it added', till('open();'), till('f(a, b, c);', 'open();'), 'dropped statement', 'drops what the commit added'],
    ['a statement that it took away', till('f();', 'open();', 'f();'), till('f();'), 'doubled statement', 'undoes an edit of the commit'],
    ['an operator that it did not touch', till('if (a < b) f(1);'), till('if (a < b) f(x);'), 'operator', undefined],
    ['a statement that it moved', till('f(a);', 'open();'), till('open();', 'f(a);'), 'dropped statement', undefined],
  ])('%s', (_, before, after, operator, reason) => {
    expect(undoing(mutantOf(changeOf(before, after), operator))).toBe(reason)
  })
})

describe('calls of what was extracted', () => {
  const before = 'class Till {\n  int pay(int a) {\n    return a + pay(a - 1);\n  }\n}\n'
  const after = `class Till {
  int pay(int a) {
    if (a < 0)
      return refuse(a);
    return settle(a);
  }
  int settle(int a) {
    return a + pay(a - 1);
  }
  int refuse(int a) {
    return -a;
  }
}
`
  const method = (role: string, element: string, startLine: number, endLine = startLine): Place => ({
    ...spot(startLine),
    startColumn: 1,
    endLine,
    endColumn: 40,
    kind: 'METHOD_DECLARATION',
    role,
    element,
  })
  const call = (line: number): Place => ({...method('extracted method invocation', '', line), kind: 'METHOD_INVOCATION', startColumn: 7})
  const extraction = (calls: Place[]): Refactoring => ({
    ...pure('Extract Method'),
    before: [method('source method declaration before extraction', 'package pay(a int) : int', 2, 4)],
    after: [method('extracted method declaration', 'package settle(a int) : int', 7, 9), ...calls],
  })
  const mutantWith = (words: string) => {
    const mutant = mutantOf(changeOf(before, after), 'changed callee', words)
    mutant.baseline.refactorings.push(extraction([call(5)]))
    return mutant
  }

  test('a method that called itself, and does so as what was extracted from it', () => {
    expect(undoing(mutantWith('a + settle(a - 1)'))).toBe('is a refactoring')
    expect(undoing(mutantWith('a + refuse(a - 1)'))).toBeUndefined()
  })

  test('one that only the mutation made is the caller’s', () => {
    const mutant = mutantWith('return settle(a);\n    return settle(a);')
    expect(survivalOf(mutant, reportOf(mutant, 'after', '', [extraction([call(4), call(5)])]))).toBeUndefined()
    mutant.baseline.refactorings.push(extraction([call(4), call(5)]))
    expect(survivalOf(mutant, reportOf(mutant, 'after', '', [extraction([call(4), call(5)])]))?.refactorings).toHaveLength(1)
  })
})
