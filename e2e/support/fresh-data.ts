import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

import { makeDataDir, startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a product that was started once and stopped. */
    freshData: string
  }
}

const results = join(import.meta.dirname, '../../test-results')

/** Vitest's global setup: a database made once, which every file's product begins with a copy of. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = makeDataDir()
  const product = await startProduct({ dataDir })
  await product.stop()
  project.provide('freshData', dataDir)
  project.provide('visitedScreens', emptyFile('visited-screens.txt'))
  return () => rmSync(dataDir, { recursive: true, force: true })
}

function emptyFile(name: string): string {
  const file = join(results, name)
  mkdirSync(results, { recursive: true })
  writeFileSync(file, '')
  return file
}
