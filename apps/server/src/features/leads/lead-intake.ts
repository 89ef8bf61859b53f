import { honeypotName, type LeadField } from '@wildpath/page/document'

import type { AttemptLimiter, DistinctLimiter } from '../../http/attempt-limiter.ts'
import { checkForm, formThatWasSent, leadFingerprint } from './lead-form.ts'
import type { LeadWriter } from './lead-writer.ts'

export type Submission = {
  funnelId: string
  /** The fields of each form on the page. */
  forms: readonly LeadField[][]
  form: ReadonlyMap<string, string>
  address: string
}

export type IntakeResult =
  | { kind: 'stored' }
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
  /** Beyond this an address's different leads for one funnel go to quarantine. */
  quarantineLimit: DistinctLimiter
  /** Beyond this an address is refused, so that a flood cannot fill the disk. */
  floodLimit: AttemptLimiter
}

export function createLeadIntake({ writer, quarantineLimit, floodLimit }: Options): LeadIntake {
  return {
    async submit({ funnelId, forms, form, address }) {
      const fields = formThatWasSent(forms, form)
      if (fields.length === 0) return { kind: 'nothing-asked' }
      const checked = checkForm(form, fields)
      if (!checked.ok) return { kind: 'invalid', values: checked.values, errors: checked.errors }
      if (!floodLimit.tryAttempt(address)) {
        return { kind: 'too-many', values: valuesByLabel(checked.values) }
      }
      const isTrapped = (form.get(honeypotName) ?? '') !== ''
      const fingerprint = leadFingerprint(checked.values, address)
      const isFast = !quarantineLimit.tryItem(
        `${funnelId} ${address}`,
        `${funnelId} ${fingerprint}`,
      )
      const isStored = await writer.write({
        funnelId,
        fingerprint,
        values: checked.values,
        quarantineReason: isTrapped ? 'honeypot' : isFast ? 'rate' : null,
      })
      return { kind: isStored ? 'stored' : 'unpublished' }
    },
  }
}

function valuesByLabel(
  values: readonly { label: string; value: string }[],
): Record<string, string> {
  return Object.fromEntries(values.map(({ label, value }) => [label, value]))
}
