import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { Product } from './product.ts'

const command = join(import.meta.dirname, '../../apps/server/dist/admin.js')

/** What an operator does with `npm run admin`, while the product runs. */
export async function makeAdmin({ dataDir }: Pick<Product, 'dataDir'>, email: string) {
  await promisify(execFile)(process.execPath, [command, email], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir },
  })
}
