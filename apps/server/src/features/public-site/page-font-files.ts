import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { fontFiles } from '@wildpath/page/html'

const sources = new Map(
  Object.values(fontFiles)
    .flat()
    .map(({ name, source }) => [name, source]),
)

const require = createRequire(import.meta.url)
const kept = new Map<string, Promise<Buffer>>()

/** The file of one of the pages' fonts, read once; null for any other name. */
export async function readPageFont(name: string): Promise<Buffer | null> {
  const source = sources.get(name)
  if (source === undefined) return null
  let bytes = kept.get(name)
  if (bytes === undefined) kept.set(name, (bytes = readFile(require.resolve(source))))
  return bytes
}
