// Caddy and pebble, an authority for tests, as Debian packages them: unpacked below node_modules, so that neither
// root nor a service is needed. Only on request; without them the journey over TLS is skipped.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment, goToRoot, run, step, StepFailed } from './ensure/step.mjs'
import { findTlsTool, tlsTools, tlsToolsFolder } from './tls-tools/find-tls-tool.mjs'

try {
  goToRoot()
  const missing = tlsTools.filter((name) => findTlsTool(name) === null)
  if (missing.length > 0)
    step(`Fetching ${missing.join(' and ')} from Debian`, () => unpack(missing))
  for (const name of tlsTools) console.log(`${name}: ${findTlsTool(name) ?? 'missing'}`)
} catch (error) {
  if (!(error instanceof StepFailed)) throw error
  console.error(
    `\n${error.message}\nThis works on Debian and Ubuntu; elsewhere install ${tlsTools.join(' and ')} yourself and have them on PATH.`,
  )
  process.exitCode = 1
}

/** @param {readonly string[]} names */
function unpack(names) {
  const folder = mkdtempSync(join(tmpdir(), 'tls-tools-'))
  const here = process.cwd()
  const environment = cleanEnvironment()
  mkdirSync(tlsToolsFolder, { recursive: true })
  try {
    process.chdir(folder)
    if (process.getuid?.() === 0) run('apt-get update', 'apt-get', ['update', '-qq'], environment)
    run('Fetching', 'apt-get', ['download', '-qq', ...names], environment)
    for (const file of readdirSync(folder)) {
      run(`Unpacking ${file}`, 'dpkg', ['-x', file, tlsToolsFolder], environment)
    }
  } finally {
    process.chdir(here)
    rmSync(folder, { recursive: true, force: true })
  }
}
