import { createHash } from 'node:crypto'

import { z } from 'zod'

import type { Sealing } from '../../sealing.ts'
import type { Consent, ConsentResult } from '../consent/consent.ts'
import type { SandboxAdsStore } from './sandbox-ads-store.ts'

type Options = {
  store: SandboxAdsStore
  /** For the codes that the page of the demo account hands out. */
  sealing: Sealing
  /** Of that page. */
  url: string
  /** As the platform's tokens. */
  grantSeconds: number
  /** Whether the platform gives a token to renew the other with. */
  isRenewable: boolean
  now: () => Date
}

const codeMs = 10 * 60_000
const codeSchema = z.object({ userId: z.string(), at: z.number() })
const refused = { ok: false, error: { kind: 'grant-refused' } } as const

/** How a person allows a connection with their demo account, at any of the sandboxes. */
export function createSandboxConsent(options: Options) {
  const { store, sealing, url, grantSeconds, isRenewable, now } = options

  async function grant(userId: string) {
    const accessToken = await store.grant(userId, 'grant')
    const refreshToken = isRenewable ? await store.grant(userId, 'renewal') : null
    return done({ accessToken, refreshToken, expiresInSeconds: grantSeconds })
  }

  const consent: Consent = {
    authorizeUrl: ({ state }) => `${url}?${new URLSearchParams({ state }).toString()}`,

    async exchangeCode({ code }) {
      const text = sealing.open(code, 'code')
      const read = text === null ? null : codeSchema.parse(JSON.parse(text))
      if (read === null || now().getTime() - read.at > codeMs) return refused
      const used = { id: `code_${digest(code)}`, data: {} }
      const isFirst = await store.addOnce(read.userId, 'code', used)
      return isFirst ? grant(read.userId) : refused
    },

    async refresh(refreshToken) {
      const userId = await store.findGranted(refreshToken, 'renewal')
      if (userId === null) return refused
      const accessToken = await store.grant(userId, 'grant')
      return done({ accessToken, refreshToken, expiresInSeconds: grantSeconds })
    },

    async revoke({ accessToken, refreshToken }) {
      await store.revoke(accessToken)
      if (refreshToken !== null) await store.revoke(refreshToken)
      return done(null)
    },

    findAccountName: async () => done('Demo account'),
  }

  return {
    consent,
    /** What its page gives to whoever allows the connection. */
    codeFor: (userId: string) =>
      sealing.seal(JSON.stringify({ userId, at: now().getTime() }), 'code'),
  }
}

export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

export function done<T>(value: T): Extract<ConsentResult<T>, { ok: true }> {
  return { ok: true, value }
}
