import { existsSync } from 'node:fs'
import { cleanEnvironment, readJson, run, step } from './step.mjs'

/** Installs when the installed packages are not those of the lock file. */
export function installPackages() {
  const wanted = readJson('package-lock.json')
  const installed = readJson('node_modules/.package-lock.json')
  if (isInstalled(wanted, installed, existsSync)) return
  step('Installing packages (first start, or the lock file changed)', () => {
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
    const env = cleanEnvironment()
    // The npm that started us, so that a machine with several uses the same one.
    const npm = process.env['npm_execpath']
    if (npm?.endsWith('.js')) {
      run('npm ci', process.execPath, [npm, ...args, '--loglevel=error'], env)
    } else {
      run('npm ci', 'npm', [...args, '--loglevel=error'], env)
    }
  })
}

/**
 * Whether the installed packages are those of the lock file, and still there.
 * npm writes node_modules/.package-lock.json as the last act of an installation: it lists what is
 * there. Optional packages of other platforms are rightly absent.
 * @param {{ packages: Record<string, Entry> } | undefined} wanted
 * @param {{ packages: Record<string, Entry> } | undefined} installed
 * @param {(path: string) => boolean} exists
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Entry
 */
export function isInstalled(wanted, installed, exists) {
  if (!wanted || !installed) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    // A package of this repository: npm's list names it no further, its link says that it is installed.
    if (entry.link) return exists(path)
    const found = installed.packages[path]
    if (!found) return Boolean(entry.optional ?? entry.devOptional)
    return found.version === entry.version && exists(path)
  })
}
