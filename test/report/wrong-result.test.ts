import {expect, test} from 'vitest'
import {wrongResult} from '../../src/report/wrong-result.ts'
import {place, refactoring} from '../overlay/make.ts'

const found = refactoring('Extract Method', {
  description: 'Extract Method secretName() extracted from pay()',
  verdict: 'mixed',
  before: [place({startLine: 3, endLine: 5, element: 'pay()'}), place({startLine: 3, endLine: 3, kind: 'IF_STATEMENT'})],
  after: [place({path: 'secret/Name.secret', startLine: 9, endLine: 9, element: 'secretName()'})],
  reasons: [
    {kind: 'edited', text: '‘secretName’ reads otherwise.', before: [], after: []},
    {kind: 'edited', text: '‘other’ reads otherwise.', before: [], after: []},
  ],
})
const told = {refactoring: found, version: '1.2.3', browser: 'Browser/5'}

test('versions, type, verdict, reasons and shape', () => {
  expect(wrongResult({...told, withDescription: false})).toBe(`Refract 1.2.3
Browser: Browser/5
Type: Extract Method
Verdict: mixed
Reasons: 2 × edited
Before: 2 places, 4 lines: METHOD_DECLARATION, IF_STATEMENT
After: 1 place, 1 line: METHOD_DECLARATION
Files: 2 (.java, other)
`)
})

test('names only where the reader adds them', () => {
  expect(wrongResult({...told, withDescription: false})).not.toMatch(/secret|pay|Till/i)
  expect(wrongResult({...told, withDescription: true})).toContain('Description: Extract Method secretName() extracted from pay()')
})
