import {
  adPlaceText,
  agesText,
  alwaysSchedule,
  audienceGenders,
  type AudienceGender,
  socialObjectives,
  type SocialObjective,
} from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { moneyText } from '../../../../lib/money-text.ts'
import type { AdAccount } from '../../ad-platform.ts'
import { scheduleText } from '../../schedule/schedule-text.ts'
import { spendingText } from '../../spending-text.ts'
import { getCountedDailyBudget } from '../../wizard/budget-kind.ts'
import { Summary } from '../../wizard/summary.tsx'
import { facebook } from '../facebook.ts'
import { useRunsAlready } from './use-runs-already.ts'
import type { SocialAdForm } from './use-social-ad-form.ts'

type AdSummaryProps = {
  form: SocialAdForm
  account: AdAccount
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
  isDemo: boolean
  /** Then what runs already may be this one itself. */
  isMade: boolean
}

export function AdSummary({ form, account, countryNote, isDemo, isMade }: AdSummaryProps) {
  const values = useWatch({ control: form.control })
  const runsAlready = useRunsAlready(account.id, values.destinationUrl ?? '')
  const objective: SocialObjective = values.objective ?? 'CONVERSIONS'
  const gender: AudienceGender = values.audienceGender ?? 'ALL'
  const { audienceInterests = [], audienceLocations, schedule = alwaysSchedule } = form.getValues()
  const interests = audienceInterests.join(', ')
  const places = audienceLocations.map(adPlaceText).join('; ')
  const lines = [
    { label: 'Campaign', value: `${values.name ?? ''} · ${socialObjectives[objective]}` },
    {
      label: 'Shown to',
      value: `${audienceGenders[gender]} aged ${agesText(values.audienceAge ?? [])} in ${places}`,
    },
    { label: 'Interests', value: interests || 'None (Facebook decides)' },
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
    ...(values.startsPaused ? [{ label: 'Starts', value: startsPausedText }] : []),
    { label: 'Leads to', value: values.destinationUrl ?? '' },
    { label: 'Paid by', value: `${account.name} (${account.currency})` },
  ]
  return (
    <Summary
      platform={facebook}
      account={account}
      dailyBudget={getCountedDailyBudget(values)}
      hasTotalBudget={values.totalBudget != null}
      lines={lines}
      countryNote={countryNote}
      runsAlready={runsAlready}
      isDemo={isDemo}
      isMade={isMade}
      startsPaused={values.startsPaused ?? false}
    />
  )
}

const startsPausedText = 'Created, paused: it spends nothing until you activate it'
