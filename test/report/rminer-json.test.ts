import {expect, test} from 'vitest'
import type {Refactoring} from '../../src/engine/report.ts'
import {rminerRefactoring} from '../../src/report/rminer-json.ts'

const extraction: Refactoring = {
  verdict: 'pure',
  reasons: [],
  type: 'Extract Method',
  description: 'Extract Method private settle() : void extracted from public pay() : void in class shop.Till',
  before: [
    {
      path: 'shop/Till.java',
      startLine: 4,
      endLine: 9,
      startColumn: 3,
      endColumn: 4,
      kind: 'METHOD_DECLARATION',
      role: 'source method declaration before extraction',
      element: 'public pay() : void',
    },
  ],
  after: [
    {
      path: 'shop/Till.java',
      startLine: 8,
      endLine: 8,
      startColumn: 1,
      endColumn: 12,
      kind: 'EXPRESSION_STATEMENT',
      role: 'extracted code to extracted method declaration',
      element: null,
    },
  ],
}

test('a refactoring has the keys of RefactoringMiner, in its order', () => {
  expect(JSON.stringify(rminerRefactoring(extraction), null, 1)).toBe(`{
 "type": "Extract Method",
 "description": "Extract Method private settle() : void extracted from public pay() : void in class shop.Till",
 "leftSideLocations": [
  {
   "filePath": "shop/Till.java",
   "startLine": 4,
   "endLine": 9,
   "startColumn": 3,
   "endColumn": 4,
   "codeElementType": "METHOD_DECLARATION",
   "description": "source method declaration before extraction",
   "codeElement": "public pay() : void"
  }
 ],
 "rightSideLocations": [
  {
   "filePath": "shop/Till.java",
   "startLine": 8,
   "endLine": 8,
   "startColumn": 0,
   "endColumn": 12,
   "codeElementType": "EXPRESSION_STATEMENT",
   "description": "extracted code to extracted method declaration",
   "codeElement": null
  }
 ]
}`)
})

test.each([
  [1, 0],
  [2, 2],
  [40, 40],
])('our column %i is its column %i', (ours, theirs) => {
  const [place] = extraction.before
  const moved = {...extraction, before: [{...place, startColumn: ours}]}
  expect(rminerRefactoring(moved).leftSideLocations[0].startColumn).toBe(theirs)
})
