import type { ContactPlatform } from '@wildpath/page/render'
import { z } from 'zod'

import { done, type JobHandler, type JobOutcome, type SettleJob } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type { ConversionFailure } from '../../providers/conversions/conversions.ts'
import { findConversion, type FoundConversion, settleConversion } from './conversion-repository.ts'
import { isTooOld, nextTry } from './conversion-rules.ts'
import type { ConversionSender } from './conversion-senders.ts'
import { measuringOf } from './measuring-of.ts'
import type { StoredMeasuring } from './measuring-repository.ts'

const payloadSchema = z.object({
  funnel_id: z.uuid(),
  lead_id: z.uuid(),
  // Jobs of before there were several have none.
  platform: z.enum(['meta', 'google']).default('meta'),
})

/** A lead whose visitor agreed is told to a platform's server. */
export const sendConversion = jobKind<z.output<typeof payloadSchema>>('send-conversion')

type Options = {
  senders: Record<ContactPlatform, ConversionSender>
  log: { warn(details: object, message: string): void }
}

export function createSendConversion({ senders, log }: Options): JobHandler {
  return {
    async run(job, { transaction, now }) {
      const { lead_id: leadId, platform } = payloadSchema.parse(job.payload)
      const lead = await transaction((tx) => findConversion(tx, leadId))
      if (lead === null) return done
      const found = { ...lead, platform }
      const sender = senders[platform]
      const { signals, accounts } = found
      const isMeasured = accounts !== null && measuringOf(found.plan, accounts) !== null
      if (signals === null || found.isHeldBack || !isMeasured || !sender.isUsed(accounts)) {
        return settle(found, null)
      }
      const at = new Date(signals.at)
      if (isTooOld(at, now)) return settle(found, { state: 'given-up', settledAt: now })

      const { result, isSent } = await sender.send({ found, signals, accounts })
      if (!result.ok) {
        return settleFailure(found, accounts, { sender, failure: result.failure, at, now })
      }
      return async (tx) => {
        await settleConversion(tx, found, {
          state: isSent ? 'sent' : 'kept',
          settledAt: now,
          ...(!isSent && { body: result.body }),
        })
        if (isSent && sender.hasProblem(accounts)) await sender.noteProblem(tx, accounts, null)
        return done
      }
    },
  }

  type Failed = { sender: ConversionSender; failure: ConversionFailure; at: Date; now: Date }

  function settleFailure(
    found: ToldTo,
    accounts: StoredMeasuring,
    { sender, failure, at, now }: Failed,
  ): JobOutcome | SettleJob {
    switch (failure.kind) {
      case 'event-refused':
        log.warn(
          { leadId: found.leadId, reason: failure.reason },
          `${sender.name} refused an event`,
        )
        return settle(found, { state: 'given-up', settledAt: now })
      case 'account-refused':
        // The owner can mend it; until the event is too old, it goes out then.
        return async (tx) => {
          await sender.noteProblem(tx, accounts, { kind: failure.problem, at: now })
          return { kind: 'reschedule', at: nextTry(at, now) }
        }
      case 'busy':
        return { kind: 'reschedule', at: nextTry(at, now, failure.retryAfterSeconds) }
      case 'unavailable':
        return { kind: 'reschedule', at: nextTry(at, now) }
    }
  }
}

type ToldTo = FoundConversion & { platform: ContactPlatform }

function settle(found: ToldTo, outcome: Parameters<typeof settleConversion>[2]): SettleJob {
  return async (tx) => {
    await settleConversion(tx, found, outcome)
    return done
  }
}
