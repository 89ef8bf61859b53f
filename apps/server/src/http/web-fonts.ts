import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of the fonts that the web app was built with, for pages beside it; null without a build. */
export function findWebFonts(folder: string): { display: string | null; text: string | null } {
  const find = (pattern: string) => {
    const [name] = globSync(pattern, { cwd: join(folder, 'assets') })
    return name === undefined ? null : `/assets/${name}`
  }
  return {
    display: find('fraunces-latin-opsz-normal-*.woff2'),
    text: find('inter-latin-wght-normal-*.woff2'),
  }
}
