import { z } from 'zod'

import { done, type JobHandler, type JobOutcome, type SettleJob } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type {
  ConversionFailure,
  Conversions,
  LeadConversion,
} from '../../providers/conversions/conversions.ts'
import type { MeasuringSignals } from '../leads/index.ts'
import { findConversion, type FoundConversion, settleConversion } from './conversion-repository.ts'
import { isTooOld, nextTry } from './conversion-rules.ts'
import { measuringOf } from './measuring-of.ts'
import { noteMetaToken, type StoredMeasuring } from './measuring-repository.ts'

/** A lead whose visitor agreed is told to Meta's server. */
export const sendConversion = jobKind<{ funnel_id: string; lead_id: string }>('send-conversion')

type Options = {
  /** Null where this installation sends nothing. */
  live: Conversions | null
  sandbox: Conversions
  openToken(stored: StoredMeasuring): string | null
  log: { warn(details: object, message: string): void }
}

const payloadSchema = z.object({ funnel_id: z.uuid(), lead_id: z.uuid() })

export function createSendConversion({ live, sandbox, openToken, log }: Options): JobHandler {
  return {
    async run(job, { transaction, now }) {
      const { lead_id: leadId } = payloadSchema.parse(job.payload)
      const found = await transaction((tx) => findConversion(tx, leadId))
      if (found === null) return done
      const { signals, accounts } = found
      const isMeasured = (measuringOf(found.plan, accounts)?.metaPixelId ?? '') !== ''
      if (signals === null || found.isHeldBack || !isMeasured || accounts === null) {
        return settle(found, null)
      }
      const at = new Date(signals.at)
      if (isTooOld(at, now)) return settle(found, { state: 'given-up', settledAt: now })

      const token = openToken(accounts)
      const conversions = token === null ? sandbox : (live ?? sandbox)
      const account = { pixelId: accounts.metaPixelId, accessToken: token ?? '' }
      const answer = await conversions.send(conversionOf(found, signals), account)
      if (!answer.ok) return settleFailure(found, accounts, { failure: answer.failure, at, now })
      const isSent = conversions.kind === 'live'
      return async (tx) => {
        await settleConversion(tx, found, {
          state: isSent ? 'sent' : 'kept',
          settledAt: now,
          ...(!isSent && { body: answer.body }),
        })
        if (isSent && accounts.metaTokenRefusedSince !== null) {
          await noteMetaToken(tx, accounts, null)
        }
        return done
      }
    },
  }

  type Failed = { failure: ConversionFailure; at: Date; now: Date }

  function settleFailure(
    found: FoundConversion,
    accounts: StoredMeasuring,
    { failure, at, now }: Failed,
  ): JobOutcome | SettleJob {
    switch (failure.kind) {
      case 'event-refused':
        log.warn({ leadId: found.leadId, reason: failure.reason }, 'Meta refused an event')
        return settle(found, { state: 'given-up', settledAt: now })
      case 'token-refused':
        // The owner can enter another one; until the event is too old, it goes out with that.
        return async (tx) => {
          await noteMetaToken(tx, accounts, now)
          return { kind: 'reschedule', at: nextTry(at, now) }
        }
      case 'busy':
        return { kind: 'reschedule', at: nextTry(at, now, failure.retryAfterSeconds) }
      case 'unavailable':
        return { kind: 'reschedule', at: nextTry(at, now) }
    }
  }
}

function settle(
  found: FoundConversion,
  outcome: Parameters<typeof settleConversion>[2],
): SettleJob {
  return async (tx) => {
    await settleConversion(tx, found, outcome)
    return done
  }
}

function conversionOf(
  { leadId, values, email }: FoundConversion,
  { at, sourceUrl, clientIp, userAgent, fbp, fbc, sharesContact }: MeasuringSignals,
): LeadConversion {
  const phone = values.find(({ kind }) => kind === 'phone')?.value ?? null
  return {
    eventId: leadId,
    at: new Date(at),
    sourceUrl,
    email: sharesContact ? email : null,
    phone: sharesContact ? phone : null,
    clientIp,
    userAgent,
    browserId: fbp,
    clickId: fbc,
  }
}
