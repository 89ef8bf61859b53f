import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** How a password becomes what is kept of it, and is recognised by that. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
}

/** 32 MB of memory and a tenth of a second of a core for each guess (RFC 7914). */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 64

/** Hashes are `salt:key`, both in hex; the salt enters scrypt as it is written. */
export const scryptHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex')
    const key = await deriveKey(password, salt)
    return `${salt}:${key.toString('hex')}`
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':')
    const expected = Buffer.from(key, 'hex')
    if (expected.length !== keyBytes) return false
    return timingSafeEqual(await deriveKey(password, salt), expected)
  },
}

/** The same characters, however a keyboard composes them, are the same password. */
function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}
