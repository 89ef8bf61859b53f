import { adPlaceText, alwaysSchedule, keywordMatches } from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { moneyText } from '../../../../lib/money-text.ts'
import type { AdAccount } from '../../ad-platform.ts'
import { scheduleText } from '../../schedule/schedule-text.ts'
import { spendingText } from '../../spending-text.ts'
import { getCountedDailyBudget } from '../../wizard/budget-kind.ts'
import { StartChoice } from '../../wizard/start-choice.tsx'
import { Summary } from '../../wizard/summary.tsx'
import { googleAds } from '../google-ads.ts'
import { filledRows } from './search-campaign-values.ts'
import { ShownTextsList } from './shown-texts-list.tsx'
import { useRunsAlready } from './use-runs-already.ts'
import type { CampaignForm } from './use-search-campaign-form.ts'

type ReviewStepProps = {
  form: CampaignForm
  account: AdAccount
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
  isDemo: boolean
  /** Then what runs already may be this one itself. */
  isMade: boolean
}

/** Everything that is about to begin, before anything is spent. */
export function ReviewStep({ form, account, countryNote, isDemo, isMade }: ReviewStepProps) {
  const values = useWatch({ control: form.control })
  const runsAlready = useRunsAlready(account.id, values.finalUrl ?? '')
  const { geoTarget, keywords, negativeKeywords = [], keywordMatch = 'PHRASE' } = form.getValues()
  const { schedule = alwaysSchedule, startsPaused = false } = form.getValues()
  const excluded = filledRows(negativeKeywords)
  const lines = [
    { label: 'Campaign', value: values.name ?? '' },
    { label: 'Shown in', value: geoTarget.map(adPlaceText).join('; ') },
    { label: 'Keywords', value: filledRows(keywords).join(', ') },
    { label: 'Match type', value: keywordMatches[keywordMatch] },
    ...(excluded.length > 0 ? [{ label: 'Not shown for', value: excluded.join(', ') }] : []),
    {
      label: 'Spends',
      value: spendingText(
        {
          dailyBudget: values.dailyBudget ?? 0,
          totalBudget: values.totalBudget,
          startDate: values.startDate ?? '',
          endDate: values.endDate ?? null,
        },
        (amount) => moneyText(amount, account.currency),
      ),
    },
    { label: 'Hours', value: scheduleText(schedule, account.timeZone) },
    ...(startsPaused ? [{ label: 'Starts', value: startsPausedText }] : []),
    { label: 'Leads to', value: values.finalUrl ?? '' },
    { label: 'Paid by', value: `${account.name} (${account.currency})` },
    {
      label: 'Declares',
      value: 'This campaign declares that it contains no EU political advertising',
    },
  ]
  return (
    <>
      <ShownTextsList />
      <Summary
        platform={googleAds}
        account={account}
        dailyBudget={getCountedDailyBudget(values)}
        hasTotalBudget={values.totalBudget != null}
        lines={lines}
        countryNote={countryNote}
        runsAlready={runsAlready}
        isDemo={isDemo}
        isMade={isMade}
        startsPaused={startsPaused}
      />
      <StartChoice platform={googleAds} />
    </>
  )
}

const startsPausedText = 'Created, paused: it spends nothing until you enable it'
