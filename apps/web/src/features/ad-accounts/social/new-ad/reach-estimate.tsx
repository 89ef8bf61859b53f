import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import { useDebounced } from '../../../../lib/use-debounced.ts'
import type { AdAccount } from '../../ad-platform.ts'
import { getCountedDailyBudget } from '../../wizard/budget-kind.ts'
import { ReachNote } from '../../wizard/reach-note.tsx'
import { isStepReady } from '../../wizard/wizard.ts'
import { socialReachQuery } from '../social-ads-queries.ts'
import { socialAdWizardIn } from './social-ad-values.ts'
import type { SocialAdForm } from './use-social-ad-form.ts'

const typingPauseMs = 400

/** How many people a day this audience and budget reach, asked from the platform as they change. */
export function ReachEstimate({ form, account }: { form: SocialAdForm; account: AdAccount }) {
  const values = useWatch({ control: form.control })
  const { audienceAge, audienceGender, audienceInterests, audienceLocations } = values
  const asked = useDebounced(
    JSON.stringify({
      audienceAge: (audienceAge ?? []).join(','),
      audienceGender,
      audienceInterests: (audienceInterests ?? []).join('\n'),
      audienceLocations: JSON.stringify(audienceLocations ?? []),
      dailyBudget: getCountedDailyBudget(values),
    }),
    typingPauseMs,
  )
  const wizard = socialAdWizardIn(account.currency)
  const isReady = (['audience', 'budget'] as const).every((step) =>
    isStepReady(wizard, step, values),
  )
  const estimate = useQuery({ ...socialReachQuery(account.id, asked), enabled: isReady })

  return (
    <ReachNote
      title="Estimated daily reach"
      unit="people"
      missing={isReady ? null : 'Needs a valid budget and audience'}
      reach={estimate.isPending ? undefined : (estimate.data ?? null)}
      // Spec 3, section 9: what is said where the platform tells nothing.
      typical="Typical: 1,000-5,000 people. The platform tells none for this audience."
    />
  )
}
