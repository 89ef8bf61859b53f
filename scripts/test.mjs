// Everything `npm test` checks, in order, each with its headline and duration. The quick checks of the
// text all run, so that one run shows all there is to mend; the tests run only when those hold.
// With --changed: the same checks, and only the tests that the changes since the last commit reach, no journeys;
// '--changed main' takes everything that is not on main yet.
import { mkdirSync, rmSync } from 'node:fs'
import { goToRoot } from './ensure/step.mjs'
import { countTests } from './test/count-tests.mjs'
import { runSteps } from './test/run-steps.mjs'

goToRoot()
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

const [mode, since] = process.argv.slice(2)
const isQuick = mode === '--changed'

/**
 * @param {string} project
 * @param {string[]} more
 */
function vitest(project, ...more) {
  const report = [`--outputFile.json=${results}/${project}.json`, '--reporter=json']
  return ['vitest', 'run', '--project', project, '--reporter=default', ...report, ...more]
}

const checks = [
  { title: 'Formatting', command: ['oxfmt', '--check'] },
  { title: 'Lint', command: ['oxlint', '--type-aware'] },
  { title: 'Types', command: ['tsc', '-b'] },
  { title: 'Lock file', command: ['node', 'scripts/check-lock.mjs'] },
  { title: 'Unused files, exports and dependencies', command: ['knip'] },
]
const reached = isQuick ? ['--passWithNoTests', '--changed', ...(since ? [since] : [])] : []
const unit = { title: 'Unit and integration tests', command: vitest('unit', ...reached) }
const journeys = { title: 'Browser journeys', command: vitest('e2e') }
const browser = {
  title: 'A browser for the journeys',
  command: ['node', 'scripts/get-browser.mjs'],
}

const screens = {
  title: 'Screens that no journey opens',
  command: ['node', 'scripts/test/unvisited-screens.mjs'],
}

let failed = await runSteps(checks)
if (failed.length === 0) failed = await runSteps([unit])
if (failed.length === 0 && !isQuick) failed = await runSteps([browser])
if (failed.length === 0 && !isQuick) failed = await runSteps([journeys, screens])

const counts = countTests({ results, failedSteps: failed })
for (const { title } of failed) console.log(`\nFailed: ${title}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = failed.length === 0 && counts.failed === 0 ? 0 : 1
