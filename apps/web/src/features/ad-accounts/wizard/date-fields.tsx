import { useFormContext } from 'react-hook-form'

import { TextField } from '../../../ui/text-field.tsx'

type Dates = { startDate: string; endDate: string | null }

type DateFieldsProps = {
  /** `2031-05-01` */
  today: string
  /** Whether all of a budget is to be spent by an end date. */
  needsEnd?: boolean
}

/** From when to when an ad runs; of the form around them. */
export function DateFields({ today, needsEnd = false }: DateFieldsProps) {
  const { register, formState } = useFormContext<Dates>()
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label="Start date"
        type="date"
        min={today}
        error={errors.startDate?.message}
        {...register('startDate', { deps: ['endDate'] })}
      />
      <TextField
        label="End date"
        type="date"
        isOptional={!needsEnd}
        min={today}
        hint={
          needsEnd
            ? 'The budget is spent by the end of this day.'
            : 'Without one it runs until you pause it.'
        }
        error={errors.endDate?.message}
        {...register('endDate', { setValueAs: (day: string | null) => day || null })}
      />
    </div>
  )
}
