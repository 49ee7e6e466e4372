import {expect, test} from 'vitest'
import {applyCut} from '../../scripts/build/tree-sitter.ts'

const noEval = {what: 'eval', pattern: /eval\(func\)/g, instead: 'never()'}

test('what an extension must not carry is cut out everywhere', () => {
  expect(applyCut('a = eval(func); b = eval(func)', noEval)).toBe('a = never(); b = never()')
})

test('a new version that says it in other words stops the build', () => {
  expect(() => applyCut('a = eval(code)', noEval)).toThrow('web-tree-sitter no longer has')
})
