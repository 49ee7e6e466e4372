import {expect, test} from 'vitest'
import {patchedLines} from '../../src/github/api/patch.ts'

test.each([
  ['@@ -1,3 +1,3 @@\n a\n-b\n+c\n d', [2], [2]],
  ['@@ -0,0 +1,2 @@\n+a\n+b\n\\ No newline at end of file', [], [1, 2]],
  ['@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a', [1], [1]],
  ['@@ -5,2 +5,1 @@ class A {\n-a\n b\n@@ -20,1 +19,2 @@\n x\n+-- y', [5], [20]],
])('%j', (patch, before, after) => expect(patchedLines(patch)).toEqual({before, after}))
