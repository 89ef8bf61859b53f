import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { black, formatColour, parseColour } from './colour.ts'
import { ColourPicker } from './colour-picker.tsx'
import { Swatch } from './swatch.tsx'

type ColourInputProps = {
  label: string
  hint?: string | undefined
  /** What is wrong with the value; then it stays as it was typed. */
  error?: string | undefined
  /** Six hex digits alone are meant: whatever is typed is passed on, for the caller to judge. */
  isHexOnly?: boolean
  /** Hex, rgb or rgba; undefined where somebody else decides. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** A choice, a drag or a word is finished. */
  onCommit: () => void
  /** What it is called to have no colour of one's own; absent where that is offered elsewhere. */
  absent?: string
}

/** A colour as text, and below it, when asked for, presets and sliders. */
export function ColourInput(props: ColourInputProps) {
  const { label, hint, error, isHexOnly = false, value, onChange, onCommit, absent } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** What is being typed, until it is left. */
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const colour = value === undefined ? null : (parseColour(value) ?? (isHexOnly ? null : black))

  function handleType(text: string) {
    setDraft(text)
    setRefused(null)
    if (isHexOnly || parseColour(text) !== null) onChange(text.trim())
  }

  function settle() {
    const text = draft?.trim()
    setDraft(null)
    if (text === '' && isHexOnly) onChange(undefined)
    else if (text !== undefined && !isHexOnly && parseColour(text) === null) {
      setRefused(text === '' ? null : text)
      onChange(text === '' ? undefined : formatColour(black))
    }
    onCommit()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') settle()
  }

  function change(next: string | undefined) {
    setDraft(null)
    setRefused(null)
    onChange(next)
  }

  function handleClear() {
    change(undefined)
    onCommit()
    // The button goes with the color.
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-note font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Swatch
            colour={colour === null ? null : formatColour(colour)}
            className="pointer-events-none absolute top-2 left-2 size-7"
          />
          <input
            ref={input}
            id={id}
            type="text"
            value={draft ?? value ?? ''}
            placeholder={absent}
            maxLength={64}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => handleType(event.target.value)}
            onKeyDown={handleKey}
            onBlur={settle}
            className={`${controlClass} pl-11`}
          />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${label}: presets and sliders`}
          title="Presets and sliders"
          onClick={() => setIsOpen(!isOpen)}
          className="group flex size-11 shrink-0 items-center justify-center rounded-control border border-edge bg-surface text-quiet hover:bg-raised hover:text-ink"
        >
          <ChevronDown
            aria-hidden
            size={18}
            className="transition-transform group-aria-expanded:rotate-180"
          />
        </button>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={clsx('text-note empty:hidden', error === undefined ? 'text-quiet' : 'text-clay')}
      >
        {error !== undefined || refused === null
          ? (error ?? hint)
          : `“${refused}” is no color we can read, so it is black now.`}
      </p>
      {isOpen && (
        <>
          <ColourPicker
            chosen={colour}
            isOpaque={isHexOnly}
            onChange={change}
            onCommit={onCommit}
          />
          {value !== undefined && absent !== undefined && (
            <Button variant="quiet" size="small" className="self-start" onClick={handleClear}>
              {absent}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
