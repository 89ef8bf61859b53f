import { databaseFailure, isForeignKeyViolation } from '../../db/failure.ts'
import {
  type IncomingLead,
  type InsertOptions,
  insertLeads,
  leadKey,
  mergeEqual,
  type StoredLead,
} from './insert-leads.ts'

export type LeadWriter = {
  /**
   * Resolves after the commit that holds this lead, with what is stored (or was already);
   * null when its funnel is no longer public. Rejects when nothing was stored: where the database
   * fails, together with all that wait behind.
   */
  write(lead: IncomingLead): Promise<StoredLead | null>
  stored(): number
}

type Waiting = {
  lead: IncomingLead
  resolve(stored: StoredLead | null): void
  reject(error: unknown): void
}

const largestBatch = 400

/**
 * Group commit: leads that arrive while a transaction is on its way share the next one, a single
 * statement that stores them and adds to the day's counters. Each caller is answered only after
 * the commit of its own lead.
 */
export function createLeadWriter(options: InsertOptions): LeadWriter {
  let queue: Waiting[] = []
  let isWriting = false
  let total = 0

  async function drain(): Promise<void> {
    isWriting = true
    // One turn of the event loop lets requests that are already read join the batch.
    await new Promise((resolve) => setImmediate(resolve))
    try {
      while (queue.length > 0) {
        const batch = queue.slice(0, largestBatch)
        queue = queue.slice(largestBatch)
        await writeTogether(batch)
      }
    } finally {
      // Whatever happened, the next lead begins to write again.
      isWriting = false
    }
  }

  async function writeTogether(batch: Waiting[]): Promise<void> {
    try {
      const rows = mergeEqual(batch.map(({ lead }) => lead))
      settle(batch, await insertLeads(options, rows))
    } catch (error) {
      await writeApart(batch, error)
    }
  }

  function settle(batch: readonly Waiting[], stored: ReadonlyMap<string, StoredLead>): void {
    for (const { lead, resolve } of batch) {
      const found = stored.get(leadKey(lead)) ?? null
      if (found !== null) total += 1
      resolve(found)
    }
  }

  /** Whoever waits behind would wait for the same answer once more, and be told the same. */
  function rejectAll(batch: readonly Waiting[], reason: unknown): void {
    const behind = queue
    queue = []
    for (const { reject } of [...batch, ...behind]) reject(reason)
  }

  /** Nothing of the batch was stored because of one of its leads: find out which, so that the others are. */
  async function writeApart(batch: Waiting[], reason: unknown): Promise<void> {
    if (databaseFailure(reason) !== null) return rejectAll(batch, reason)
    for (const [index, waiting] of batch.entries()) {
      try {
        settle([waiting], await insertLeads(options, mergeEqual([waiting.lead])))
      } catch (error) {
        // The funnel was deleted between reading and writing.
        if (isForeignKeyViolation(error)) waiting.resolve(null)
        else if (databaseFailure(error) !== null) return rejectAll(batch.slice(index), error)
        else waiting.reject(error)
      }
    }
  }

  return {
    write(lead) {
      return new Promise((resolve, reject) => {
        queue.push({ lead, resolve, reject })
        if (!isWriting) void drain()
      })
    },
    stored: () => total,
  }
}
