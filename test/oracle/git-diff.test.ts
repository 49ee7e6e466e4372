import {expect, test} from 'vitest'
import {changedLines, readDiff} from './git-diff.ts'

const told = (lines: ReturnType<typeof readDiff>) =>
  lines.map(({path, side, startLine, endLine}) => `${side} ${path} ${startLine}-${endLine}`)

test('hunks are read by their headers, whatever their lines look like', () => {
  const diff = `diff --git a/before/A.java b/after/B.java
similarity index 90%
--- a/before/A.java
+++ b/after/B.java
@@ -3 +3,2 @@ class A {
--- a/before/C.java
+@@ -1 +1 @@
+++ b/after/C.java
@@ -9,2 +10,0 @@
-a
-b
\\ No newline at end of file
`
  expect(told(readDiff(diff))).toEqual(['before A.java 3-3', 'after B.java 3-4', 'before A.java 9-10'])
})

test('a file that moved is compared with what it was; others are new or gone', () => {
  const text = 'class Till {\n  int a;\n  int b;\n  int c;\n}\n'
  const change = {
    before: {'shop/Till.java': `package shop;\n${text}`, 'shop/Größe mit Leerzeichen.java': 'class A {}\n'},
    after: {'shop/desk/Till.java': `package shop.desk;\n${text}`, 'New.java': 'class New {\n}'},
  }
  expect(told(changedLines(change)).sort()).toEqual([
    'after New.java 1-2',
    'after shop/desk/Till.java 1-1',
    'before shop/Größe mit Leerzeichen.java 1-1',
    'before shop/Till.java 1-1',
  ])
})
