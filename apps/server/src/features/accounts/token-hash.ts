import { createHash } from 'node:crypto'

/**
 * What the database keeps of a token that proves who somebody is: whoever reads the database has no
 * token that works. Tokens are random and long, so that nobody finds one by trying.
 */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
