import { useQuery } from '@tanstack/react-query'
import type { SocialAd } from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { Notice } from '../../../../ui/notice.tsx'
import { accountsQuery } from '../../ad-queries.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { facebook } from '../facebook.ts'
import { ScheduleNote } from '../schedule-note.tsx'
import type { SocialAdEditValues } from './edit-values.ts'

/** Schedule fields of an existing ad. Reads the surrounding form. */
export function EditedSchedule({ ad, accountId }: { ad: SocialAd; accountId: string }) {
  const endDate = useWatch<SocialAdEditValues, 'endDate'>({ name: 'endDate' })
  const accounts = useQuery(accountsQuery(facebook)).data
  if (ad.totalBudget === null) return <ScheduleNote />
  if (ad.schedule === null || !ad.isBudgetEditable) {
    return (
      <Notice title="The days and hours can’t be edited here">
        <p>They were set up in Ads Manager. Change them there.</p>
      </Notice>
    )
  }
  return (
    <ScheduleFields
      platform={facebook}
      timeZone={accounts?.find(({ id }) => id === accountId)?.timeZone}
      dates={{ startDate: ad.startDate, endDate }}
    />
  )
}
