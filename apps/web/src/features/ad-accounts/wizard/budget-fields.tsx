import { useFormContext, useWatch } from 'react-hook-form'

import { moneyText } from '../../../lib/money-text.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { DailyBudgetField } from '../daily-budget-field.tsx'
import { TimeZoneNote } from '../schedule/time-zone-note.tsx'
import { TotalBudgetField } from '../total-budget-field.tsx'
import { getCountedDailyBudget, toTotalBudget } from './budget-kind.ts'
import { DateFields } from './date-fields.tsx'

type BudgetFieldsProps = {
  platform: AdPlatform
  account: AdAccount
  /** `2031-05-01` */
  today: string
  /** When the daily budget is chosen, before it takes the place of the total. */
  onDaily?: () => void
}

type Budget = {
  dailyBudget: number
  totalBudget: number | null
  startDate: string
  endDate: string | null
}

/** The budget and date fields of the surrounding form. */
export function BudgetFields({ platform, account, today, onDaily }: BudgetFieldsProps) {
  const { register, formState, getValues, setValue } = useFormContext<Budget>()
  const { errors } = formState
  const { currency, timeZone } = account
  const values = useWatch<Budget>()
  const isTotal = values.totalBudget != null

  function handleKind(kind: 'daily' | 'total') {
    const options = { shouldValidate: true, shouldDirty: true }
    if (kind === 'daily') {
      onDaily?.()
      return setValue('totalBudget', null, options)
    }
    const total = toTotalBudget(getValues(), { currency, today })
    setValue('dailyBudget', total.dailyBudget, options)
    setValue('endDate', total.endDate, options)
    setValue('totalBudget', total.totalBudget, options)
  }

  return (
    <>
      <RadioGroup
        label="Budget"
        value={isTotal ? 'total' : 'daily'}
        onChange={handleKind}
        options={buildKinds(platform.name)}
      />
      {isTotal ? (
        <TotalBudgetField
          currency={currency}
          hint={`About ${moneyText(getCountedDailyBudget(values) || 0, currency)} a day. The daily cap counts this average.`}
          error={errors.totalBudget?.message}
          registration={register('totalBudget', { valueAsNumber: true, deps: ['endDate'] })}
        />
      ) : (
        <DailyBudgetField
          currency={currency}
          error={errors.dailyBudget?.message}
          registration={register('dailyBudget', { valueAsNumber: true })}
        />
      )}
      <DateFields today={today} needsEnd={isTotal} />
      <TimeZoneNote timeZone={timeZone} />
    </>
  )
}

function buildKinds(platformName: string) {
  return [
    {
      value: 'daily',
      label: 'Daily budget',
      description: 'About the same amount every day until you pause it or it ends.',
    },
    {
      value: 'total',
      label: 'Total budget',
      description: `One amount for the whole run, with an end date. ${platformName} spends more on good days.`,
    },
  ] as const
}
