import { randomUUIDv7 } from 'node:crypto'

import type { SecondFactor } from '@wildpath/contract'
import { and, asc, count, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { forgetSecondSteps, lockUser, markSecondStep } from '../accounts/index.ts'
import { noteHappening } from './security-notice.ts'
import type { PasskeyKey } from './passkey-protocol.ts'
import { authenticatorApps, passkeys, recoveryCodes } from './second-factor-tables.ts'

type PasskeyRow = typeof passkeys.$inferSelect
type Codes = { hash: string }[]

/**
 * What a person has besides the password. What changes it locks the person's row, so that it happens in turn, and
 * tells them by email.
 */
export type SecondFactorRepository = {
  find(userId: string): Promise<SecondFactor>
  findApp(userId: string): Promise<{ sealedKey: string; isConfirmed: boolean } | null>
  /** Takes the place of one that was not confirmed; false where there is a confirmed one. */
  beginApp(app: { userId: string; sealedKey: string; now: Date }): Promise<boolean>
  /** Whether it was begun after `since` and is confirmed now; `wereCodesAdded` where the person had none. */
  confirmApp(confirmation: {
    userId: string
    sessionId: string
    sealedKey: string
    step: number
    since: Date
    now: Date
    codes: Codes
  }): Promise<{ wereCodesAdded: boolean } | null>
  /** False when this step's code, or a later one, was used before. */
  useStep(userId: string, step: number): Promise<boolean>
  removeApp(userId: string, now: Date): Promise<void>
  useRecoveryCode(userId: string, hash: string, now: Date): Promise<boolean>
  replaceRecoveryCodes(userId: string, codes: Codes, now: Date): Promise<void>
  listPasskeys(userId: string): Promise<PasskeyRow[]>
  findPasskey(credentialId: string): Promise<PasskeyRow | null>
  /** Null when the person has as many as may be. */
  addPasskey(passkey: {
    userId: string
    sessionId: string
    name: string
    key: PasskeyKey
    now: Date
    codes: Codes
  }): Promise<{ wereCodesAdded: boolean } | null>
  /** False when another use moved the counter meanwhile, or the passkey is gone. */
  usePasskey(passkey: PasskeyRow, use: { counter: number; now: Date }): Promise<boolean>
  /** False when there is none of this person. */
  removePasskey(userId: string, id: string, now: Date): Promise<boolean>
}

export function createSecondFactorRepository({ db }: Database): SecondFactorRepository {
  const appOf = (userId: string) => eq(authenticatorApps.userId, userId)

  function change<Value>(userId: string, work: (transaction: Transaction) => Promise<Value>) {
    return db.transaction(async (transaction) => {
      await lockUser(transaction, userId, 'no key update')
      return work(transaction)
    })
  }

  const listPasskeys = (userId: string) =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))

  return {
    listPasskeys,

    async find(userId) {
      const [[app], keys, [codes]] = await Promise.all([
        db.select().from(authenticatorApps).where(appOf(userId)),
        listPasskeys(userId),
        db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      ])
      return {
        app_since: app?.confirmedAt?.toISOString() ?? null,
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
        recovery_codes_left: codes?.left ?? 0,
      }
    },

    async findApp(userId) {
      const [row] = await db.select().from(authenticatorApps).where(appOf(userId))
      return row === undefined
        ? null
        : { sealedKey: row.sealedKey, isConfirmed: row.confirmedAt !== null }
    },

    beginApp: ({ userId, sealedKey, now }) =>
      change(userId, async (transaction) => {
        const values = { userId, sealedKey, createdAt: now }
        const begun = await transaction
          .insert(authenticatorApps)
          .values(values)
          .onConflictDoUpdate({
            target: authenticatorApps.userId,
            set: values,
            setWhere: isNull(authenticatorApps.confirmedAt),
          })
          .returning({ userId: authenticatorApps.userId })
        return begun.length > 0
      }),

    confirmApp: ({ userId, sessionId, sealedKey, step, since, now, codes }) =>
      change(userId, async (transaction) => {
        const confirmed = await transaction
          .update(authenticatorApps)
          .set({ confirmedAt: now, lastStep: step })
          .where(
            and(
              appOf(userId),
              eq(authenticatorApps.sealedKey, sealedKey),
              isNull(authenticatorApps.confirmedAt),
              gt(authenticatorApps.createdAt, since),
            ),
          )
          .returning({ userId: authenticatorApps.userId })
        if (confirmed.length === 0) return null
        await noteHappening(transaction, { userId, what: 'app-added', now })
        await markSecondStep(transaction, { sessionId, kind: 'app' })
        return { wereCodesAdded: await addFirstCodes(transaction, userId, codes, now) }
      }),

    async useStep(userId, step) {
      const used = await db
        .update(authenticatorApps)
        .set({ lastStep: step })
        .where(
          and(
            appOf(userId),
            isNotNull(authenticatorApps.confirmedAt),
            lt(authenticatorApps.lastStep, step),
          ),
        )
        .returning({ userId: authenticatorApps.userId })
      return used.length > 0
    },

    removeApp: (userId, now) =>
      change(userId, async (transaction) => {
        const removed = await transaction
          .delete(authenticatorApps)
          .where(appOf(userId))
          .returning({ confirmedAt: authenticatorApps.confirmedAt })
        // One that was never confirmed was no second factor.
        if (removed.some(({ confirmedAt }) => confirmedAt !== null)) {
          await noteHappening(transaction, { userId, what: 'app-removed', now })
        }
        await tidyUp(transaction, userId)
      }),

    useRecoveryCode: (userId, hash, now) =>
      db.transaction(async (transaction) => {
        const used = await transaction
          .delete(recoveryCodes)
          .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
          .returning({ hash: recoveryCodes.hash })
        if (used.length === 0) return false
        await noteHappening(transaction, { userId, what: 'code-used', now })
        return true
      }),

    replaceRecoveryCodes: (userId, codes, now) =>
      change(userId, async (transaction) => {
        await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
        await addFirstCodes(transaction, userId, codes, now)
        await noteHappening(transaction, { userId, what: 'codes-renewed', now })
      }),

    async findPasskey(credentialId) {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
      return row ?? null
    },

    addPasskey: ({ userId, sessionId, name, key, now, codes }) =>
      change(userId, async (transaction) => {
        const present = await transaction
          .select({ id: passkeys.id })
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
        if (present.length >= bounds.accounts.passkeys) return null
        await transaction
          .insert(passkeys)
          .values({ id: randomUUIDv7(), userId, name, ...key, createdAt: now })
        await noteHappening(transaction, { userId, what: 'passkey-added', now })
        await markSecondStep(transaction, { sessionId, kind: 'passkey' })
        return { wereCodesAdded: await addFirstCodes(transaction, userId, codes, now) }
      }),

    async usePasskey({ id, counter: known }, { counter, now }) {
      const used = await db
        .update(passkeys)
        .set({ counter, lastUsedAt: now })
        .where(and(eq(passkeys.id, id), eq(passkeys.counter, known)))
        .returning({ id: passkeys.id })
      return used.length > 0
    },

    removePasskey: (userId, id, now) =>
      change(userId, async (transaction) => {
        const removed = await transaction
          .delete(passkeys)
          .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
          .returning({ id: passkeys.id })
        if (removed.length === 0) return false
        await noteHappening(transaction, { userId, what: 'passkey-removed', now })
        await tidyUp(transaction, userId)
        return true
      }),
  }
}

/** With all that belongs to it: the person signs in by the password alone from then on. */
export async function removeSecondFactor(transaction: Transaction, userId: string): Promise<void> {
  await lockUser(transaction, userId, 'no key update')
  await transaction.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
  await tidyUp(transaction, userId)
}

/** True where the person had none. */
async function addFirstCodes(
  transaction: Transaction,
  userId: string,
  codes: Codes,
  now: Date,
): Promise<boolean> {
  const [present] = await transaction
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .limit(1)
  if (present !== undefined) return false
  await transaction
    .insert(recoveryCodes)
    .values(codes.map(({ hash }) => ({ hash, userId, createdAt: now })))
  return true
}

/** Where nothing is left, recovery codes are good for nothing, and no session has passed anything. */
async function tidyUp(transaction: Transaction, userId: string): Promise<void> {
  const [apps, keys] = [
    await transaction
      .select({ id: authenticatorApps.userId })
      .from(authenticatorApps)
      .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt))),
    await transaction.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)),
  ]
  if (apps.length + keys.length > 0) return
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await forgetSecondSteps(transaction, userId)
}
