import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ReadTime, timeOptions, type TypedTime } from './wished-time.ts'

type TimeFieldProps = {
  label: string
  hint?: string
  isOptional?: boolean
  error?: string | undefined
  typed: TypedTime
  read: ReadTime
  timeZone: string
  onChange: (typed: TypedTime) => void
}

/** A day and a time of a zone; where the clocks show it twice, it asks which one. */
export function TimeField({ typed, read, timeZone, onChange, ...field }: TimeFieldProps) {
  const error = read.kind === 'wrong' ? read.why : field.error

  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...field}
        error={error}
        type="datetime-local"
        value={typed.local}
        onChange={(event) => onChange({ local: event.target.value, isSecond: false })}
      />
      {read.kind === 'right' && read.twice !== null && (
        <RadioGroup
          label="The clocks are put back then, so this time comes twice"
          value={typed.isSecond ? '1' : '0'}
          onChange={(value) => onChange({ ...typed, isSecond: value === '1' })}
          options={timeOptions(read.twice, timeZone)}
        />
      )}
    </div>
  )
}
