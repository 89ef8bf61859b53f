import { createHash } from 'node:crypto'

import type { PasswordHashing } from '../features/accounts/index.ts'

/** For the many accounts of the tests: what a real password is kept as takes a tenth of a second to make. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
}

function digest(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}
