import {join} from 'node:path'
import {expect, test} from 'vitest'
import {testCounts} from '../../scripts/check/counts.ts'
import {folderWith} from '../setup/temporary-folder.ts'

const passed = {status: 'passed', assertionResults: [{status: 'passed'}]}
const failed = {status: 'failed', assertionResults: [{status: 'passed'}, {status: 'failed'}]}
const unloadable = {status: 'failed', assertionResults: []}

test.each([
  ['all passed', {numPassedTests: 1, numFailedTests: 0, testResults: [passed]}, 0, {passed: 1, failed: 0}],
  ['one failed', {numPassedTests: 1, numFailedTests: 1, testResults: [failed]}, 1, {passed: 1, failed: 1}],
  ['a file did not load', {numPassedTests: 1, numFailedTests: 0, testResults: [passed, unloadable]}, 1, {passed: 1, failed: 1}],
  ['an error outside of every test', {numPassedTests: 1, numFailedTests: 0, testResults: [passed]}, 1, {passed: 1, failed: 1}],
  ['no report', undefined, 1, {passed: 0, failed: 1}],
])('%s', (_, report, exitCode, counts) => {
  const folder = folderWith(report ? {'report.json': JSON.stringify(report)} : {})
  expect(testCounts(join(folder, 'report.json'), exitCode)).toEqual(counts)
})
