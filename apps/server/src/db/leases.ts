import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { and, eq, lt, lte, sql } from 'drizzle-orm'

import { bounds } from '../limits.ts'
import type { Database, Transaction } from './client.ts'
import { leases } from './lease-table.ts'

export type Lease = {
  /** Writes in one transaction, which takes effect only while the key is still held. */
  settle<T>(write: (tx: Transaction) => Promise<T>): Promise<T>
}

/** Not held: somebody else kept the key for too long, or took it over before anything was settled. */
export type HoldOutcome<T> = { isHeld: true; value: T } | { isHeld: false }

export type Leases = {
  /**
   * Does `work` while nobody else, in any process, holds the same key. No connection is held meanwhile, so
   * that an outside service may take its time. Never from inside the work of the same key.
   */
  hold<T>(
    key: string,
    work: (lease: Lease) => Promise<T>,
    /** Milliseconds to wait for another holder. */
    options?: { waitMs?: number },
  ): Promise<HoldOutcome<T>>
}

const { leaseSeconds, leaseWaitMs } = bounds.database
const renewEveryMs = (leaseSeconds * 1000) / 3
const askAgainMs = 100

/** Undoes the transaction of a holder that is none any more. */
class LeaseLost extends Error {}

export function createLeases(
  { db }: Pick<Database, 'db'>,
  { waitMs: usualWaitMs = leaseWaitMs }: { waitMs?: number } = {},
): Leases {
  /** By key: when the last one of this process that asked for it is done. */
  const queues = new Map<string, Promise<void>>()
  const heldUntil = sql`now() + make_interval(secs => ${leaseSeconds})`
  const isOf = (key: string, holder: string) => and(eq(leases.key, key), eq(leases.holder, holder))

  async function take(key: string, holder: string, deadline: number): Promise<boolean> {
    for (;;) {
      const taken = await db
        .insert(leases)
        .values({ key, holder, heldUntil })
        .onConflictDoUpdate({
          target: leases.key,
          set: { holder, heldUntil },
          setWhere: lte(leases.heldUntil, sql`now()`),
        })
        .returning({ key: leases.key })
      if (taken.length > 0) return true
      if (performance.now() >= deadline) return false
      await pause(askAgainMs)
    }
  }

  async function release(key: string, holder: string): Promise<void> {
    await db.delete(leases).where(isOf(key, holder))
  }

  async function renew(key: string, holder: string): Promise<void> {
    await db.update(leases).set({ heldUntil }).where(isOf(key, holder))
  }

  function settleAs(key: string, holder: string): Lease['settle'] {
    return (write) =>
      db.transaction(async (tx) => {
        const held = await tx
          .select({ key: leases.key })
          .from(leases)
          .where(isOf(key, holder))
          .for('update')
        if (held.length === 0) throw new LeaseLost()
        return write(tx)
      })
  }

  async function workAlone<T>(
    key: string,
    work: (lease: Lease) => Promise<T>,
    deadline: number,
  ): Promise<HoldOutcome<T>> {
    const holder = randomUUID()
    if (!(await take(key, holder, deadline))) return { isHeld: false }
    // While the database is away nobody else takes the key either.
    const ignore = () => {}
    const renewing = setInterval(() => void renew(key, holder).catch(ignore), renewEveryMs)
    try {
      return { isHeld: true, value: await work({ settle: settleAs(key, holder) }) }
    } catch (error) {
      if (error instanceof LeaseLost) return { isHeld: false }
      throw error
    } finally {
      clearInterval(renewing)
      await release(key, holder).catch(ignore)
    }
  }

  return {
    async hold(name, work, { waitMs = usualWaitMs } = {}) {
      // PostgreSQL accepts UUIDs in either case, so both spellings share one key.
      const key = name.toLowerCase()
      const deadline = performance.now() + waitMs
      const before = queues.get(key) ?? Promise.resolve()
      const { promise: isOver, resolve: leave } = Promise.withResolvers<void>()
      const mine = before.then(() => isOver)
      queues.set(key, mine)
      try {
        if (!(await endsWithin(before, waitMs))) return { isHeld: false }
        return await workAlone(key, work, deadline)
      } finally {
        leave()
        if (queues.get(key) === mine) queues.delete(key)
      }
    },
  }
}

async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const giveUp = new AbortController()
  const ended = work.then(() => true)
  const late = pause(ms, false, { signal: giveUp.signal }).catch(() => false)
  try {
    return await Promise.race([ended, late])
  } finally {
    giveUp.abort()
  }
}

/** Those that processes left behind when they died. */
export async function deleteLeasesUntil(transaction: Transaction, before: Date): Promise<void> {
  await transaction.delete(leases).where(lt(leases.heldUntil, before))
}
