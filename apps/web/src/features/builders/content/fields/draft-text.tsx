import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { charactersLeft, typingLimit } from './characters-left.ts'
import { WrappedLine } from './wrapped-line.tsx'

type DraftTextProps = {
  label: string
  value: string
  /** In characters. */
  longest: number
  fault: string | undefined
  hint?: string
  placeholder?: string
  /** For more than a line; 'wrapped': one line that may need the room of two. */
  size?: 'line' | 'wrapped' | 'long'
  isOptional?: boolean
  onChange: (value: string) => void
}

const controls = { line: TextField, wrapped: WrappedLine, long: TextArea }

/** One text of a page, with its rule and, near the limit, how much room is left. */
export function DraftText(props: DraftTextProps) {
  const { label, value, longest, fault, hint, size = 'line', isOptional = false } = props
  const Control = controls[size]

  function handleChange(text: string) {
    props.onChange(size === 'wrapped' ? text.replaceAll('\n', ' ') : text)
  }

  return (
    <Control
      label={label}
      value={value}
      error={fault}
      hint={charactersLeft(value, longest) ?? hint}
      isOptional={isOptional}
      placeholder={props.placeholder}
      maxLength={typingLimit(longest)}
      onChange={({ target }: { target: { value: string } }) => handleChange(target.value)}
    />
  )
}
