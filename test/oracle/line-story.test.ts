import {expect, test} from 'vitest'
import type {Report} from '../../src/library/index.ts'
import {refactoring} from '../overlay/make.ts'
import {lineStory} from './line-story.ts'

test('every changed line stands there with its verdict and what explains it', () => {
  const lines = [
    {startLine: 1, endLine: 1, verdict: 'explained' as const, causes: [0], because: ['import' as const]},
    {startLine: 2, endLine: 2, verdict: 'unexplained' as const, causes: [], because: []},
  ]
  const report: Report = {
    refactorings: [refactoring('Move Class')],
    files: [],
    lines: [{path: 'A.java', side: 'after', lines}],
    warnings: [],
  }
  expect(lineStory({before: {'B.java': 'int a;\n'}, after: {'A.java': 'import a.A;\n  int b;\n'}}, report).sort()).toEqual([
    'explained   A.java:1 + import a.A;   (import, Move Class)',
    'not read    B.java:1 - int a;',
    'unexplained A.java:2 + int b;',
  ])
})
