import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Sealing = {
  /** `owner` is sealed with it: moved to another row, the text does not open. */
  seal(text: string, owner: string): string
  /** Null when it was changed, belongs to another owner, or the keys are others by now. */
  open(sealed: string, owner: string): string | null
  /** Of what travels in the open and has to come back unchanged. */
  sign(text: string): string
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Keeps secrets in the database. The key comes from a secret that stands outside of it, so that a copy of the
 * database opens nothing. `purpose` and `salt` set apart what is sealed with the same secret.
 */
export function createSealing({
  secret,
  salt = '',
  purpose,
}: {
  secret: string
  salt?: string
  purpose: string
}): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32))
  const signingKey = Buffer.from(hkdfSync('sha256', secret, salt, `${purpose}, signed`, 32))

  return {
    seal(text, owner) {
      const nonce = randomBytes(nonceBytes)
      const work = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([work.update(text, 'utf8'), work.final()])
      return Buffer.concat([nonce, work.getAuthTag(), body]).toString('base64url')
    },

    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const work = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
        work.setAAD(Buffer.from(owner))
        work.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        const body = work.update(bytes.subarray(nonceBytes + tagBytes))
        return Buffer.concat([body, work.final()]).toString('utf8')
      } catch {
        return null
      }
    },

    sign: (text) => createHmac('sha256', signingKey).update(text).digest('base64url'),
  }
}
