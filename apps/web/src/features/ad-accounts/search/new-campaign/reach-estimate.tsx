import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import { useDebounced } from '../../../../lib/use-debounced.ts'
import type { AdAccount } from '../../ad-platform.ts'
import { getCountedDailyBudget } from '../../wizard/budget-kind.ts'
import { ReachNote } from '../../wizard/reach-note.tsx'
import { isStepReady } from '../../wizard/wizard.ts'
import { searchReachQuery } from '../search-ads-queries.ts'
import { filledRows, searchCampaignWizardIn } from './search-campaign-values.ts'
import type { CampaignForm } from './use-search-campaign-form.ts'

const typingPauseMs = 400

/** How often these keywords and this budget are shown a day, asked from Google as they change. */
export function ReachEstimate({ form, account }: { form: CampaignForm; account: AdAccount }) {
  const values = useWatch({ control: form.control })
  const { geoTarget, keywords = [] } = values
  const asked = useDebounced(
    JSON.stringify({
      geoTarget: JSON.stringify(geoTarget ?? []),
      keywords: filledRows(keywords).join('\n'),
      dailyBudget: getCountedDailyBudget(values),
    }),
    typingPauseMs,
  )
  const wizard = searchCampaignWizardIn(account.currency)
  const isReady = (['targeting', 'budget'] as const).every((step) =>
    isStepReady(wizard, step, values),
  )
  const estimate = useQuery({ ...searchReachQuery(account.id, asked), enabled: isReady })

  return (
    <ReachNote
      title="Estimated reach"
      unit="impressions a day"
      missing={isReady ? null : 'Needs a place, a keyword and a valid budget'}
      reach={estimate.isPending ? undefined : (estimate.data ?? null)}
      // Spec 3, section 9: what is said where the platform tells nothing.
      typical="Typical: 500-2,000 people. Google tells none for these keywords."
    />
  )
}
