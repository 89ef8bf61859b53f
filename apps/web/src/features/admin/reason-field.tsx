import { TextField } from '../../ui/text-field.tsx'

type ReasonFieldProps = {
  reason: string
  onChange: (reason: string) => void
  error?: string | undefined
}

// As the audit log takes them.
const shortestReason = 3
const longestReason = 500

export function isReason(reason: string): boolean {
  return reason.trim().length >= shortestReason
}

/** Why an admin does something that concerns others. */
export function ReasonField({ reason, onChange, error }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      hint="Kept in the audit log."
      error={error}
      autoComplete="off"
      maxLength={longestReason}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
