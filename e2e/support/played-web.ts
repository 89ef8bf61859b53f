import { join } from 'node:path'

import { startProduct } from './product.ts'

const root = join(import.meta.dirname, '../..')
const program = [
  '--import',
  join(root, 'scripts/tsx-hook.mjs'),
  join(root, 'apps/server/src/testing/product-with-web-process.ts'),
]

/** Of every host its pages by path: markup, a picture of that size, or 'never' where no answer comes. */
export type PlayedSites = Record<string, Record<string, string | { width: number; height: number }>>

/** Starts a product for which these sites are all there is of the web. */
export function startWithWeb(sites: PlayedSites): typeof startProduct {
  return (options) =>
    startProduct({
      ...options,
      program,
      env: { ...options?.env, PLAYED_SITES: JSON.stringify(sites) },
    })
}
