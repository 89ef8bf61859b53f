import { useQuery } from '@tanstack/react-query'
import type { SocialAd } from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { Notice } from '../../../../ui/notice.tsx'
import { accountsQuery } from '../../ad-queries.ts'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { TimeZoneNote } from '../../schedule/time-zone-note.tsx'
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
      <Notice title="You can’t edit the days and hours here">
        <p>They were set in Ads Manager. Change them there.</p>
      </Notice>
    )
  }
  return (
    <>
      <ScheduleFields platform={facebook} dates={{ startDate: ad.startDate, endDate }} />
      <TimeZoneNote timeZone={accounts?.find(({ id }) => id === accountId)?.timeZone} />
    </>
  )
}
