import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Adds up the reports that the test runs left in a folder. A file of tests that did not even load, and
 * a step that failed without any failed test, count as one failure each.
 * @param {{ results: string, failedSteps: { title: string }[] }} options
 */
export function countTests({ results, failedSteps }) {
  let passed = 0
  let failed = 0
  for (const report of readReports(results)) {
    passed += report.numPassedTests
    failed += report.numFailedTests
    failed += report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length
  }
  return { passed, failed: Math.max(failed, failedSteps.length) }
}

/**
 * @param {string} folder
 * @returns {{
 *   numPassedTests: number
 *   numFailedTests: number
 *   testResults: { status: string, assertionResults: unknown[] }[]
 * }[]}
 */
function readReports(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
