import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { type Config, readConfig } from '../config.ts'

/** The folder of package.json, from the sources as well as from the bundle. */
export const projectRoot = findRoot(import.meta.dirname)

/** Of the product. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(manifest).version
}

/** The configuration of this process, or one line a mistake and exit code 1. */
export function requireConfig(): Config {
  const envFile = join(projectRoot, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const result = readConfig(process.env, { root: projectRoot })
  if (result.ok) return result.config
  for (const mistake of result.mistakes) console.error(`Configuration: ${mistake}`)
  process.exit(1)
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : findRoot(join(folder, '..'))
}
