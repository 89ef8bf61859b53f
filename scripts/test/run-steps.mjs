import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** @typedef {{ title: string, command: string[] }} Step */

const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
}

/**
 * Runs every step in the foreground, whether or not an earlier one failed.
 * Returns those that failed.
 * @param {Step[]} steps
 * @returns {Promise<Step[]>}
 */
export async function runSteps(steps) {
  /** @type {Step[]} */
  const failed = []
  for (const step of steps) {
    console.log(`\n== ${step.title}: ${step.command.slice(0, 4).join(' ')}`)
    const startedAt = performance.now()
    const problem = await run(step.command)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`== ${step.title}: ${problem ?? 'ok'}, ${seconds} s`)
    if (problem) failed.push(step)
  }
  return failed
}

/**
 * Resolves with what went wrong, or undefined.
 * @param {string[]} command
 * @returns {Promise<string | undefined>}
 */
function run([program = '', ...args]) {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env })
    child.on('error', (error) => done(`FAILED (${error.message})`))
    child.on('exit', (code, signal) => {
      done(code === 0 ? undefined : `FAILED (${signal ?? `exit code ${code}`})`)
    })
  })
}
