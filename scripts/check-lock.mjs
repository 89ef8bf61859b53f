// A registry that does not answer for an optional platform package makes npm leave it out of the lock
// file without a word; `npm ci` then refuses the file, or works on one platform only.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Packages that some package needs and the lock file does not hold.
 * @param {{ packages: Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }> }} lock
 */
export function findMissingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(
        ([name]) =>
          !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages),
      )
      .map(([name, range]) => `${path || 'package.json'} needs ${name}@${range}`),
  )
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
