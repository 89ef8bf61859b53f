// The main job in Firefox and in WebKit, the engine of Safari. Installs what is missing of them by apt, where
// it may: `npm test` never does, and leaves out a browser that is not there.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { goToRoot } from './ensure/step.mjs'

goToRoot()
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'xvfb': '/usr/bin/Xvfb',
}
const missing = Object.entries(packages).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))

if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing ${missing.join(', ')} ...`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
} else if (missing.length > 0) {
  console.log(
    `Not installed here: ${missing.join(', ')}. As root: apt-get install ${missing.join(' ')}`,
  )
}
const journey = 'e2e/journeys/other-browsers.spec.ts'
process.exitCode = run('vitest', ['run', '--project', 'e2e', '--reporter=verbose', journey])

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
}
