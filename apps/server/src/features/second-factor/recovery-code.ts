import { createHmac, randomInt } from 'node:crypto'

/** Without letters and digits that are taken for others when they are read from paper. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Two groups of five: 49 bits, which nobody finds at the pace that guesses are allowed. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 5 }, () => characters[randomInt(characters.length)])
  return `${group().join('')}-${group().join('')}`
}

/** What is kept of a code. People type it with or without its hyphen, in any case. */
export function recoveryCodeHash(secret: string, userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery-code ${userId} ${plain}`).digest('base64url')
}
