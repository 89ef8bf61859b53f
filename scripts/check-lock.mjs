// A registry that does not answer for a package can make npm leave it out of the lock file without a
// word. `npm ci` accepts such a file, and the product then misses it, perhaps on one platform only.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Packages that some package needs and the lock file does not hold, those of other platforms included.
 * @param {{ packages: Record<string, Entry> }} lock
 * @typedef {{ dependencies?: Names, devDependencies?: Names, optionalDependencies?: Names }} Entry
 * @typedef {Record<string, string>} Names
 */
export function findMissingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(namesOf(path, entry))
      .filter(
        ([name]) =>
          !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages),
      )
      .map(([name, range]) => `${path || 'package.json'} needs ${name}@${range}`),
  )
}

/**
 * Development packages count only for packages of ours: npm does not install those of others.
 * @param {string} path
 * @param {Entry} entry
 */
function namesOf(path, entry) {
  const isOurs = !path.includes('node_modules/')
  return {
    ...entry.dependencies,
    ...entry.optionalDependencies,
    ...(isOurs ? entry.devDependencies : {}),
  }
}

/**
 * Where Node looks for what a package imports: `a/node_modules/b` -> itself, `a`, the root.
 * @param {string} path
 */
function foldersAbove(path) {
  const parts = path === '' ? [] : path.split('/')
  return [...parts.keys(), parts.length].map((count) =>
    parts
      .slice(0, count)
      .map((part) => `${part}/`)
      .join(''),
  )
}

function main() {
  const missing = findMissingPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  for (const line of missing) console.error(`${line}: not in package-lock.json`)
  console.log(missing.length === 0 ? 'The lock file is complete.' : `${missing.length} missing.`)
  process.exitCode = missing.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
