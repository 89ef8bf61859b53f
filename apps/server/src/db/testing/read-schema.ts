import { globSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(import.meta.dirname, '../..')

/** Every table, as the generator of migrations finds them. */
export async function readSchema(): Promise<Record<string, unknown>> {
  const files = globSync('**/*-{table,tables}.ts', { cwd: sources })
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(sources, file))) as Record<string, unknown>),
  )
  return Object.assign({}, ...modules) as Record<string, unknown>
}
