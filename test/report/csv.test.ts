import {expect, test} from 'vitest'
import {csv} from '../../src/report/csv.ts'
import {place, refactoring} from '../overlay/make.ts'

test('one row a refactoring', () => {
  const written = csv([
    refactoring('Rename Method', {
      before: [place({startLine: 3, endLine: 5})],
      after: [place({path: 'shop/a,b.java', startLine: 4, endLine: 4})],
      verdict: 'mixed',
      reasons: [{kind: 'edited', text: '‘x’ reads "otherwise".', before: [], after: []}],
    }),
  ])
  expect(written).toBe(
    'type,verdict,description,path before,lines before,path after,lines after,reasons\r\n' +
      'Rename Method,mixed,Rename Method a renamed to b,shop/Till.java,3 to 5,"shop/a,b.java",4 to 4,"‘x’ reads ""otherwise""."\r\n',
  )
})

test.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(1)', '"\'@SUM(1)"'],
  ['\t=1', '\\u0009=1'],
  [' =1', '"\' =1"'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\\u000d\nb"'],
  ['pay\u202eyap', 'pay\\u202eyap'],
])('%j is no formula and breaks no row', (description, expected) => {
  expect(csv([refactoring('T', {description})]).slice(csv([]).length)).toBe(`T,unproved,${expected},,,,,\r\n`)
})
