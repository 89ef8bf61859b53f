import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'

import { controlClass } from '../../../../ui/field.tsx'
import { GrowingTextArea } from '../../../../ui/growing-text-area.tsx'
import { charactersLeft, typingLimit } from './characters-left.ts'

type ListTextProps = {
  /** Read aloud; the list says the rest. */
  label: string
  value: string
  longest: number
  fault: string | undefined
  /** Said of a line that was left blank, once somebody has been there. */
  blankFault: string
  hint?: string | undefined
  onChange: (value: string) => void
}

/** One line of a list. A blank line is marked, and dropped when the page is saved. */
export function ListText(props: ListTextProps) {
  const { label, value, longest, blankFault } = props
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const fault = isTouched && value.trim() === '' ? blankFault : props.fault
  const hint = charactersLeft(value, longest) ?? props.hint

  function handleChange(text: string) {
    setTouched(true)
    props.onChange(text)
  }

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <GrowingTextArea
        rows={1}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={(fault ?? hint) ? `${id}-note` : undefined}
        value={value}
        maxLength={typingLimit(longest)}
        onBlur={() => setTouched(true)}
        onChange={({ target }) => handleChange(target.value.replaceAll('\n', ' '))}
        className={clsx(controlClass, 'resize-none')}
      />
      <div id={`${id}-note`} aria-live="polite" className="empty:hidden">
        {fault !== undefined && (
          <p className="flex gap-1.5 text-note text-clay">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {fault}
          </p>
        )}
        {fault === undefined && hint !== undefined && (
          <p className="text-note text-quiet">{hint}</p>
        )}
      </div>
    </div>
  )
}
