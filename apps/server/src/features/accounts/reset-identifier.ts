import { tokenHash } from './token-hash.ts'

/** How the auth library's names of reset tokens begin. */
export const resetPrefix = 'reset-password:'

/**
 * Other words than the library's own: it also looks for what it was given as it is, so that a hash read
 * in the database would be as good as the token under the same words.
 */
export const storedResetPrefix = 'reset-password-hash:'

/** What the database keeps of a reset token. */
export function storedResetIdentifier(token: string): string {
  return storedResetPrefix + tokenHash(token)
}
