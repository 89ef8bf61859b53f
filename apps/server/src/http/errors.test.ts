import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { errorCodes, errorTable } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/errors.md'), 'utf8')

describe('docs/errors.md', () => {
  it('lists every error code with its status and sentence, and nothing else', () => {
    const rows = [...page.matchAll(/^\| `([\w-]+)` *\| (\d+) *\| (.+?) *\|$/gm)].map(
      ([, code, status, message]) => [code, Number(status), message],
    )
    expect(rows).toEqual(
      errorCodes.map((code) => [code, errorTable[code].status, errorTable[code].message]),
    )
  })
})
