import {
  audienceGenders,
  type AudienceGender,
  placesOf,
  type SocialAdAccount,
  socialObjectives,
  type SocialObjective,
} from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { moneyText } from '../../../../lib/money-text.ts'
import { spendingText } from '../../spending-text.ts'
import type { SocialAdForm } from './use-social-ad-form.ts'

type AdSummaryProps = { form: SocialAdForm; account: SocialAdAccount; isDemo: boolean }

/** What is about to begin, before anything is spent. */
export function AdSummary({ form, account, isDemo }: AdSummaryProps) {
  const values = useWatch({ control: form.control })
  const objective: SocialObjective = values.objective ?? 'CONVERSIONS'
  const gender: AudienceGender = values.audienceGender ?? 'ALL'
  const places = placesOf(values.audienceLocations ?? '').join('; ')
  const lines = [
    { label: 'Campaign', value: `${values.name ?? ''} · ${socialObjectives[objective]}` },
    {
      label: 'Shown to',
      value: `${audienceGenders[gender]} of ${(values.audienceAge ?? []).join(', ')} in ${places}`,
    },
    {
      label: 'Spends',
      value: spendingText(
        {
          dailyBudget: values.dailyBudget ?? 0,
          startDate: values.startDate ?? '',
          endDate: values.endDate ?? null,
        },
        (amount) => moneyText(amount, account.currency),
      ),
    },
    { label: 'Leads to', value: values.destinationUrl ?? '' },
    { label: 'Paid by', value: `${account.name} (${account.currency})` },
  ]
  return (
    <section aria-label="Summary" className="rounded-card border border-line p-4">
      <h2 className="font-semibold">Summary</h2>
      <dl className="mt-3 flex flex-col gap-2 text-note">
        {lines.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-note text-quiet">
        {isDemo
          ? 'This is a demo account: no ad is shown and no money moves.'
          : 'Nothing is spent before you press the button. On a single day Facebook may spend more than the daily budget, never more than seven times it in a week.'}
      </p>
    </section>
  )
}
