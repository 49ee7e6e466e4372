/** How many tests of a step passed and failed: the truth of the test runner's own report. */
import {existsSync, readFileSync} from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

interface TestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {status: string; assertionResults: {status: string}[]}[]
}

/** A step that is one check as a whole. */
export const one = (passed: boolean): Counts => ({passed: passed ? 1 : 0, failed: passed ? 0 : 1})

/** What a report of vitest says; without a report the run died early. */
export function testCounts(file: string, exitCode: number | null): Counts {
  if (!existsSync(file)) return {passed: 0, failed: 1}
  const {numPassedTests, numFailedTests, testResults}: TestReport = JSON.parse(readFileSync(file, 'utf8'))
  // A file that could not even be loaded has no tests to count, but it has failed.
  const brokenFiles = testResults.filter(({status, assertionResults}) => status === 'failed' && !assertionResults.some(isFailed)).length
  const failed = numFailedTests + brokenFiles
  // An error outside of every test makes the run fail without a failed test.
  return {passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed}
}

const isFailed = ({status}: {status: string}) => status === 'failed'
