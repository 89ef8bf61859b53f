import { type ChangeEvent, useState } from 'react'

import { controlClass } from '../../../../ui/field.tsx'
import { GrowingTextArea } from '../../../../ui/growing-text-area.tsx'
import { Labelled } from './labelled.tsx'

type TextControlProps = {
  label: string
  hint?: string | undefined
  value: string
  /** Characters that a page keeps. */
  longest: number
  isLong?: boolean
  keyboard?: 'email' | 'tel' | 'url' | undefined
  type?: 'datetime-local' | undefined
  isSample?: boolean
  /** What is wrong with the text. */
  error?: string | undefined
  onType: (text: string) => void
  onFocus?: () => void
  onLeave: () => void
}

/** Anything may be typed; what a page cannot keep is left out, and said so. */
export function TextControl(props: TextControlProps) {
  const {
    label,
    hint,
    value,
    longest,
    isLong = false,
    keyboard,
    type = 'text',
    isSample = false,
    error,
    onFocus,
    onLeave,
  } = props
  const [isCut, setIsCut] = useState(false)

  function handleChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const text = event.target.value
    setIsCut(text.length > longest)
    props.onType(text.slice(0, longest))
  }

  const shared = { value, onChange: handleChange, onBlur: onLeave, onFocus, autoComplete: 'off' }
  const note = isCut
    ? `A page keeps ${longest.toLocaleString('en')} characters here; what came after them was left out.`
    : null
  return (
    <Labelled label={label} hint={hint} note={note} error={error} isSample={isSample}>
      {(control) =>
        isLong ? (
          <GrowingTextArea
            {...shared}
            {...control}
            rows={2}
            className={`${controlClass} max-h-80 min-h-18 resize-y`}
          />
        ) : (
          <input
            {...shared}
            {...control}
            type={type}
            inputMode={keyboard}
            spellCheck={keyboard === undefined}
            className={controlClass}
          />
        )
      }
    </Labelled>
  )
}
