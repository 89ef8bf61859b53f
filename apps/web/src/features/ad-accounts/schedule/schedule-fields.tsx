import {
  type AdSchedule,
  adScheduleSchema,
  adScheduleStepMinutes,
  alwaysSchedule,
  hasScheduledDay,
  isAlways,
  noScheduledDay,
  type WeekDay,
  weekDays,
} from '@wildpath/contract'
import { CircleAlert } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'

import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { AdPlatform } from '../ad-platform.ts'
import { minuteText } from './schedule-text.ts'

type Scheduled = { schedule: AdSchedule }

type ScheduleFieldsProps = {
  platform: Pick<AdPlatform, 'id'>
  /** At least one chosen day must fall between these dates. */
  dates: { startDate: string | null; endDate: string | null }
}

/** Fields for the days and hours when ads are shown. Reads the surrounding form. */
export function ScheduleFields({ platform, dates }: ScheduleFieldsProps) {
  const { setValue } = useFormContext<Scheduled>()
  const schedule = useWatch<Scheduled, 'schedule'>({ name: 'schedule' })
  const { days: daysError, toMinute: endError } = findErrors(schedule, dates)
  const times = listTimes(adScheduleStepMinutes[platform.id])
  const isLimited = !isAlways(schedule)

  function handleChange(change: Partial<AdSchedule>) {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('schedule', { ...schedule, ...change }, options)
  }

  function handleDay(day: WeekDay, isShown: boolean) {
    const days = alwaysSchedule.days.filter((one) =>
      one === day ? isShown : schedule.days.includes(one),
    )
    handleChange({ days })
  }

  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label="When your ads are shown"
        value={isLimited ? 'limited' : 'always'}
        onChange={(kind) => handleChange(kind === 'always' ? alwaysSchedule : businessHours)}
        options={kinds}
      />
      {isLimited && (
        <div className="flex flex-col gap-4 rounded-card border border-line p-4">
          <fieldset className="min-w-0">
            <legend className="text-note font-semibold">Days</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4">
              {alwaysSchedule.days.map((day) => (
                <CheckboxField
                  key={day}
                  label={weekDays[day]}
                  checked={schedule.days.includes(day)}
                  onChange={({ target }) => handleDay(day, target.checked)}
                />
              ))}
            </div>
            <div aria-live="polite">
              {daysError !== undefined && (
                <p className="mt-1 flex gap-1.5 text-note text-clay">
                  <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
                  {daysError}
                </p>
              )}
            </div>
          </fieldset>
          <div className="grid grid-cols-2 gap-4">
            <SelectField
              label="From"
              options={times.slice(0, -1)}
              value={String(schedule.fromMinute)}
              onChange={({ target }) => handleChange({ fromMinute: Number(target.value) })}
            />
            <SelectField
              label="To"
              options={times.slice(1)}
              value={String(schedule.toMinute)}
              error={endError}
              onChange={({ target }) => handleChange({ toMinute: Number(target.value) })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

const kinds = [
  { value: 'always', label: 'All day, every day' },
  {
    value: 'limited',
    label: 'At certain days and hours',
    description: 'Choose the hours when you answer the phone.',
  },
] as const

/** Errors by field. The form tracks only one error for the whole schedule. */
function findErrors(
  schedule: AdSchedule,
  dates: ScheduleFieldsProps['dates'],
): Record<string, string | undefined> {
  const issues = adScheduleSchema.safeParse(schedule).error?.issues ?? []
  const isShown = hasScheduledDay({ schedule, ...dates })
  return {
    ...(!isShown && { days: noScheduledDay }),
    ...Object.fromEntries(issues.map(({ path: [field], message }) => [field, message])),
  }
}

/** Default schedule. */
const businessHours: AdSchedule = { ...alwaysSchedule, fromMinute: 8 * 60, toMinute: 18 * 60 }

function listTimes(stepMinutes: number) {
  return Array.from({ length: (24 * 60) / stepMinutes + 1 }, (_, index) => {
    const minute = index * stepMinutes
    return { value: String(minute), label: minuteText(minute) }
  })
}
