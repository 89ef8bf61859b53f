import { useFormContext } from 'react-hook-form'

import { TextField } from '../../../ui/text-field.tsx'

type Dates = { startDate: string; endDate: string | null }

type DateFieldsProps = {
  /** `2031-05-01` */
  today: string
  /** True for a total budget, which needs an end date. */
  needsEnd?: boolean
}

/** Start and end date of an ad. Reads the surrounding form. */
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
            : 'Leave empty to run until you pause it.'
        }
        error={errors.endDate?.message}
        {...register('endDate', { setValueAs: (day: string | null) => day || null })}
      />
    </div>
  )
}
