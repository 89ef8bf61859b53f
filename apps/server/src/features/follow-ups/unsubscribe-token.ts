import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'

import { z } from 'zod'

/** Whose emails an address leaves. The funnel says which business it was, while it is there. */
export type Unsubscription = { userId: string; funnelId: string; email: string }

const partsSchema = z.tuple([z.string(), z.uuid(), z.string()])

export type UnsubscribeTokens = {
  write(unsubscription: Unsubscription): string
  /** Null for everything that `write` did not make. */
  read(token: string): Unsubscription | null
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * The address travels in the link, sealed, so that the link works when the lead is deleted and says
 * nothing to whoever keeps logs. The same unsubscription is always the same link.
 */
export function createUnsubscribeTokens(instanceSecret: string): UnsubscribeTokens {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', instanceSecret, '', `unsubscribe ${purpose}`, 32))
  const [sealingKey, nonceKey] = [key('seal'), key('nonce')]

  return {
    write({ userId, funnelId, email }) {
      const text = JSON.stringify([userId, funnelId, email])
      const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, nonceBytes)
      const work = createCipheriv(cipher, sealingKey, nonce)
      const body = Buffer.concat([work.update(text, 'utf8'), work.final()])
      return Buffer.concat([nonce, work.getAuthTag(), body]).toString('base64url')
    },

    read(token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.toString('base64url') !== token) return null
      try {
        const nonce = bytes.subarray(0, nonceBytes)
        const work = createDecipheriv(cipher, sealingKey, nonce, { authTagLength: tagBytes })
        work.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        const body = work.update(bytes.subarray(nonceBytes + tagBytes))
        const text = Buffer.concat([body, work.final()]).toString('utf8')
        const [userId, funnelId, email] = partsSchema.parse(JSON.parse(text))
        return { userId, funnelId, email }
      } catch {
        return null
      }
    },
  }
}
