import { alwaysSchedule } from '@wildpath/contract'
import { useWatch } from 'react-hook-form'

import { moneyText } from '../../../../lib/money-text.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { DailyBudgetField } from '../../daily-budget-field.tsx'
import { ScheduleFields } from '../../schedule/schedule-fields.tsx'
import { TotalBudgetField } from '../../total-budget-field.tsx'
import { DateFields } from '../../wizard/date-fields.tsx'
import { facebook } from '../facebook.ts'
import { ScheduleNote } from '../schedule-note.tsx'
import { getCountedDailyBudget, toTotalBudget } from './budget-kind.ts'
import { ReachEstimate } from './reach-estimate.tsx'
import type { SocialAdForm } from './use-social-ad-form.ts'

type BudgetStepProps = { form: SocialAdForm; account: AdAccount; today: string }

export function BudgetStep({ form, account, today }: BudgetStepProps) {
  const { errors } = form.formState
  const { currency, timeZone } = account
  const values = useWatch({ control: form.control })
  const isTotal = values.totalBudget != null

  function handleKind(kind: 'daily' | 'total') {
    const options = { shouldValidate: true, shouldDirty: true }
    if (kind === 'daily') {
      form.setValue('schedule', alwaysSchedule, options)
      return form.setValue('totalBudget', null, options)
    }
    const total = toTotalBudget(form.getValues(), { currency, today })
    form.setValue('dailyBudget', total.dailyBudget, options)
    form.setValue('endDate', total.endDate, options)
    form.setValue('totalBudget', total.totalBudget, options)
  }

  return (
    <>
      <RadioGroup
        label="Budget"
        value={isTotal ? 'total' : 'daily'}
        onChange={handleKind}
        options={kinds}
      />
      {isTotal ? (
        <TotalBudgetField
          currency={currency}
          hint={`About ${moneyText(getCountedDailyBudget(values) || 0, currency)} a day. The daily cap counts this average.`}
          error={errors.totalBudget?.message}
          registration={form.register('totalBudget', { valueAsNumber: true, deps: ['endDate'] })}
        />
      ) : (
        <DailyBudgetField
          currency={currency}
          error={errors.dailyBudget?.message}
          registration={form.register('dailyBudget', { valueAsNumber: true })}
        />
      )}
      <DateFields today={today} needsEnd={isTotal} />
      <div className="flex flex-col gap-1">
        {timeZone !== undefined && (
          <p className="text-note text-quiet">
            Days are counted in the time zone of the ad account: {timeZone.replaceAll('_', ' ')}.
          </p>
        )}
        {!isTotal && <ScheduleNote />}
      </div>
      {isTotal && (
        <ScheduleFields
          platform={facebook}
          timeZone={timeZone}
          dates={{ startDate: values.startDate || null, endDate: values.endDate ?? null }}
        />
      )}
      <ReachEstimate form={form} account={account} />
    </>
  )
}

const kinds = [
  {
    value: 'daily',
    label: 'Daily budget',
    description: 'About the same amount every day, until you pause it or its last day is over.',
  },
  {
    value: 'total',
    label: 'Total budget',
    description: 'One amount for all days, with a last day. Facebook spends more on good days.',
  },
] as const
