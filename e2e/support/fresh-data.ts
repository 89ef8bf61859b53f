import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

import { makeDataDir, startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of a product that was started once and stopped. */
    freshData: string
  }
}

/** Vitest's global setup: a database made once, which every file's product begins with a copy of. */
export async function setup(project: TestProject): Promise<() => void> {
  const dataDir = makeDataDir()
  const product = await startProduct({ dataDir })
  await product.stop()
  project.provide('freshData', dataDir)
  return () => rmSync(dataDir, { recursive: true, force: true })
}
