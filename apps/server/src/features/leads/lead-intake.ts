import { type Device, getLocalDay, type MeasuringConsent } from '@wildpath/contract'
import { honeypotName, type LeadField } from '@wildpath/page/lead-form'

import { databaseFailure } from '../../db/failure.ts'
import { createFailureLog } from '../../failure-log.ts'
import type {
  AmountRateLimiter,
  RateLimiter,
  SharedDistinctLimiter,
} from '../../http/memory-rate-limiter.ts'
import type { Visitor, VisitorHashes } from '../analytics/index.ts'
import { checkForm, formThatWasSent, leadFingerprint, translateAnswers } from './lead-form.ts'
import type { StoredLead } from './insert-leads.ts'
import type { MeasuringSignals } from './lead-table.ts'
import type { LeadWriter } from './lead-writer.ts'

export type Submission = Visitor & {
  /** The owner's zone. */
  timeZone: string
  /** The fields of each form on the page. */
  forms: readonly LeadField[][]
  /** The same fields as `forms`, with the labels and options to store with the answers. */
  storedForms: readonly LeadField[][]
  form: ReadonlyMap<string, string>
  /** Of the page: a BCP 47 tag. */
  language: string
  /** Where it came from as far as the form tells; what the visitor's first view tells goes before. */
  source: string
  device: Device
  /** What the visitor decided about ad platforms; null where the page did not ask. */
  measuringConsent: MeasuringConsent
  /** What those may hear of who agreed. */
  measuringSignals: MeasuringSignals | null
}

export type IntakeResult =
  | { kind: 'stored'; lead: StoredLead }
  | { kind: 'invalid'; values: Record<string, string>; errors: Record<string, string> }
  | { kind: 'too-many'; values: Record<string, string> }
  | { kind: 'unpublished' }
  /** The form has no questions, so that there is nothing to store. */
  | { kind: 'nothing-asked' }

export type LeadIntake = {
  /** Checks a submitted form and stores it; rejects when the database did not take it. */
  submit(submission: Submission): Promise<IntakeResult>
}

type Options = {
  writer: LeadWriter
  visitors: VisitorHashes
  /** Beyond this an address's different leads for one funnel go to quarantine. */
  quarantineLimit: SharedDistinctLimiter
  /** Beyond this an address is refused, so that a flood cannot fill the disk. */
  floodLimit: RateLimiter
  /** The same by bytes, each for a time of its own. */
  byteLimits: readonly AmountRateLimiter[]
  now: () => Date
  log: { warn(details: object, message: string): void }
}

export function createLeadIntake(options: Options): LeadIntake {
  const { writer, visitors, quarantineLimit, floodLimit, byteLimits, now, log } = options
  const logFailure = createFailureLog(log)

  /** The lead of an unknown visitor is counted under the source of the form's page. */
  async function hashVisitor(visitor: Visitor, day: string): Promise<string> {
    try {
      const name = await visitors.hashVisitor(visitor, day)
      logFailure(null)
      return name
    } catch (error) {
      if (databaseFailure(error) !== null) throw error
      logFailure('leads are stored without the source of earlier visits', error)
      return ''
    }
  }

  return {
    async submit({ forms, storedForms, form, language, source, device, timeZone, ...sent }) {
      const { measuringConsent, measuringSignals, ...visitor } = sent
      const { funnelId, network } = visitor
      const fields = formThatWasSent(forms, form)
      if (fields.length === 0) return { kind: 'nothing-asked' }
      const checked = checkForm(form, fields, language)
      if (!checked.ok) return { kind: 'invalid', values: checked.values, errors: checked.errors }
      const stored = storedForms[forms.indexOf(fields)] ?? fields
      const values = translateAnswers(checked.values, { from: fields, to: stored })
      const bytes = Buffer.byteLength(JSON.stringify(values))
      const isWelcome =
        floodLimit.consume(network) &&
        byteLimits.every((limit) => limit.consumeAmount(network, bytes))
      if (!isWelcome) {
        return { kind: 'too-many', values: valuesByLabel(checked.values) }
      }
      const isTrapped = (form.get(honeypotName) ?? '') !== ''
      const fingerprint = leadFingerprint(values, network)
      const isFast = !(await quarantineLimit.consumeItem(
        `${funnelId} ${network}`,
        `${funnelId} ${fingerprint}`,
      ))
      const day = getLocalDay(now(), timeZone)
      const lead = await writer.write({
        funnelId,
        day,
        fingerprint,
        values,
        visitor: await hashVisitor(visitor, day),
        source,
        device,
        measuringConsent,
        measuringSignals,
        quarantineReason: isTrapped ? 'honeypot' : isFast ? 'rate' : null,
      })
      return lead === null ? { kind: 'unpublished' } : { kind: 'stored', lead }
    },
  }
}

function valuesByLabel(
  values: readonly { label: string; value: string }[],
): Record<string, string> {
  return Object.fromEntries(values.map(({ label, value }) => [label, value]))
}
