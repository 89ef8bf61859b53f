// Which screens of the built product no journey came to. Run by `npm test` once all journeys are done.
import { readFileSync } from 'node:fs'

/**
 * @param {readonly string[]} patterns paths of screens; `:name` is one segment
 * @param {Iterable<string>} visited paths
 */
export function unvisited(patterns, visited) {
  const paths = [...visited]
  return patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`)
    return !paths.some((path) => shape.test(path))
  })
}

if (import.meta.main) {
  /** @type {{ path: string }[]} */
  const screens = JSON.parse(readFileSync('dist/web/screens.json', 'utf8'))
  const visited = new Set(readFileSync('test-results/visited-screens.txt', 'utf8').split('\n'))
  const missing = unvisited(
    screens.map(({ path }) => path),
    visited,
  )
  for (const path of missing) console.log(`No journey opens ${path}`)
  console.log(`${screens.length - missing.length} of ${screens.length} screens are opened.`)
  process.exitCode = missing.length === 0 ? 0 : 1
}
