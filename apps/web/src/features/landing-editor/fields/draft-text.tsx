import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { charactersLeft, typingLimit } from './characters-left.ts'

type DraftTextProps = {
  label: string
  value: string
  /** In characters. */
  longest: number
  fault: string | undefined
  hint?: string
  placeholder?: string
  /** For more than a line. */
  isLong?: boolean
  isOptional?: boolean
  onChange: (value: string) => void
}

/** One text of a page, with its rule and, near the limit, how much room is left. */
export function DraftText(props: DraftTextProps) {
  const { label, value, longest, fault, hint, isLong = false, isOptional = false } = props
  const Control = isLong ? TextArea : TextField

  return (
    <Control
      label={label}
      value={value}
      error={fault}
      hint={charactersLeft(value, longest) ?? hint}
      isOptional={isOptional}
      placeholder={props.placeholder}
      maxLength={typingLimit(longest)}
      onChange={({ target }: { target: { value: string } }) => props.onChange(target.value)}
    />
  )
}
