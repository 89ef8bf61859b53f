import { randomBytes } from 'node:crypto'

import { product } from '@wildpath/contract'
import { parseCookie, stringifySetCookie } from 'cookie'
import { and, eq, gt, lte } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { tokenHash } from '../accounts/index.ts'
import { passkeyChallenges } from './second-factor-tables.ts'

/** A challenge for one of these is not good for another. */
export type PasskeyPurpose = 'add' | 'prove' | 'sign-in'

/** What browsers are to sign with a passkey: good once, for some minutes, in the browser that asked. */
export type PasskeyChallenges = {
  /** The cookie that binds it to the browser, to be set as it is. `userId` is null where nobody said who they are. */
  issue(asked: {
    challenge: string
    purpose: PasskeyPurpose
    userId: string | null
  }): Promise<string>
  /** Uses it up; null when there is none in this browser that is still good. */
  redeem(
    header: string | null,
    purpose: PasskeyPurpose,
  ): Promise<{ challenge: string; userId: string | null } | null>
}

type Options = { database: Database; isSecure: boolean; now(): Date }

const name = `${product.name.toLowerCase()}_passkey`

export function createPasskeyChallenges({ database, isSecure, now }: Options): PasskeyChallenges {
  const { db } = database

  return {
    async issue({ challenge, purpose, userId }) {
      const token = randomBytes(24).toString('base64url')
      const seconds = bounds.accounts.passkeyMinutes * 60
      const time = now()
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, time))
      await db.insert(passkeyChallenges).values({
        tokenHash: tokenHash(token),
        challenge,
        purpose,
        userId,
        expiresAt: new Date(time.getTime() + seconds * 1000),
      })
      return stringifySetCookie({
        name,
        value: token,
        maxAge: seconds,
        path: '/api',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
      })
    },

    async redeem(header, purpose) {
      const token = parseCookie(header ?? '')[name]
      if (token === undefined) return null
      const [row] = await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.tokenHash, tokenHash(token)),
            eq(passkeyChallenges.purpose, purpose),
            gt(passkeyChallenges.expiresAt, now()),
          ),
        )
        .returning()
      return row === undefined ? null : { challenge: row.challenge, userId: row.userId }
    },
  }
}
