import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countTests } from './count-tests.mjs'

let results = ''
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'wildpath-results-'))
})
afterEach(() => rmSync(results, { recursive: true }))

function report(name: string, counts: { passed: number; failed: number; brokenFiles?: number }) {
  const broken = { status: 'failed', assertionResults: [] }
  writeFileSync(
    join(results, `${name}.json`),
    JSON.stringify({
      numPassedTests: counts.passed,
      numFailedTests: counts.failed,
      testResults: Array.from({ length: counts.brokenFiles ?? 0 }, () => broken),
    }),
  )
}

it('adds up the reports of all test runs', () => {
  report('unit', { passed: 400, failed: 1 })
  report('e2e', { passed: 12, failed: 0 })

  expect(countTests({ results, failedSteps: [{ title: 'Unit' }] })).toEqual({
    passed: 412,
    failed: 1,
  })
})

it('counts a test file that could not be loaded', () => {
  report('unit', { passed: 3, failed: 0, brokenFiles: 2 })

  expect(countTests({ results, failedSteps: [] })).toEqual({ passed: 3, failed: 2 })
})

it('never says that nothing failed when a step did', () => {
  expect(countTests({ results, failedSteps: [{ title: 'Formatting' }] })).toEqual({
    passed: 0,
    failed: 1,
  })
})
