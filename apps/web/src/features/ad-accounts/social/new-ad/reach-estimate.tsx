import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useWatch } from 'react-hook-form'

import { useDebounced } from '../../../../lib/use-debounced.ts'
import { socialReachQuery } from '../social-ads-queries.ts'
import { isStepReady } from './social-ad-values.ts'
import type { SocialAdForm } from './use-social-ad-form.ts'

const typingPauseMs = 400
/** Spec 3, section 9: what is said where the platform tells nothing. */
const typicalReach = '1,000-5,000 people'

/** How many people a day this audience and budget reach, asked from the platform as they change. */
export function ReachEstimate({ form, accountId }: { form: SocialAdForm; accountId: string }) {
  const values = useWatch({ control: form.control })
  const { audienceAge, audienceGender, audienceInterests, audienceLocations, dailyBudget } = values
  const asked = useDebounced(
    JSON.stringify({
      audienceAge: (audienceAge ?? []).join(','),
      audienceGender,
      audienceInterests,
      audienceLocations,
      dailyBudget,
    }),
    typingPauseMs,
  )
  const isReady = isStepReady('audience', values) && isStepReady('budget', values)
  const estimate = useQuery({ ...socialReachQuery(accountId, asked), enabled: isReady })
  const reach = estimate.data ?? null

  return (
    <div className="flex items-start gap-3 rounded-control bg-raised p-4">
      <Users aria-hidden size={20} className="mt-0.5 shrink-0 text-fern" />
      <div aria-live="polite">
        <p className="font-semibold">Estimated daily reach</p>
        <p className="text-quiet tabular-nums">
          {!isReady
            ? 'Needs a valid budget and audience'
            : estimate.isPending
              ? 'Asking…'
              : reach === null
                ? `Typical: ${typicalReach}. The platform tells none for this audience.`
                : `${reach.low.toLocaleString('en')}-${reach.high.toLocaleString('en')} people`}
        </p>
      </div>
    </div>
  )
}
