import { clsx } from 'clsx'
import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'

import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { pasteRows } from './paste-rows.ts'

type TextRowsProps = {
  /** 'Keywords', and what one of them is called: 'Keyword'. */
  label: string
  rowLabel: string
  hint?: ReactNode
  isOptional?: boolean
  rows: readonly string[]
  /** Rows that are always there, and as many as there may be. */
  least: number
  most: number
  /** Characters of a row. */
  limit: number
  /** What is wrong with a row, by its place. */
  errors: readonly (string | undefined)[]
  /** What is wrong with all of them. */
  error?: string | undefined
  onChange: (rows: string[]) => void
  onBlur: () => void
}

/** Lines of text, one below the other, that are added and removed. */
export function TextRows(props: TextRowsProps) {
  const { label, rowLabel, rows, least, most, limit, onChange } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<number | null>(null)

  // A row is there once it is drawn; where none is left, the way to a new one is.
  useEffect(() => {
    if (focusNext.current === null) return
    const input = list.current?.querySelectorAll('input')[focusNext.current]
    focusNext.current = null
    if (input) input.focus()
    else adder.current?.focus()
  })

  /** The id of what is wrong with a row; what is wrong with all of them stands for the first. */
  function problemOf(index: number): string | undefined {
    if (props.errors[index] !== undefined) return `${id}-${index}`
    return index === 0 && props.error !== undefined ? `${id}-all` : undefined
  }

  function handleAdd() {
    focusNext.current = rows.length
    onChange([...rows, ''])
  }

  /** Goes on to the next row, which is added where there is none; the step is left by its button. */
  function handleEnter(event: KeyboardEvent<HTMLInputElement>, at: number) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.nativeEvent.isComposing || rows[at]?.trim() === '') return
    if (rows[at + 1]?.trim() === '') {
      list.current?.querySelectorAll('input')[at + 1]?.focus()
    } else if (rows.length < most) {
      focusNext.current = at + 1
      onChange(rows.toSpliced(at + 1, 0, ''))
    }
  }

  function handleRemove(index: number) {
    focusNext.current = Math.max(0, index - 1)
    onChange(rows.toSpliced(index, 1))
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, at: number) {
    const pasted = pasteRows(rows, { at, text: event.clipboardData.getData('text'), most })
    if (pasted === null) return
    event.preventDefault()
    focusNext.current = pasted.last
    onChange(pasted.rows)
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-note font-semibold">
        {label}
        {props.isOptional && <span className="font-normal text-quiet">Optional</span>}
      </legend>
      {props.hint && <p className="text-note text-quiet">{props.hint}</p>}
      <ul ref={list} className="flex flex-col gap-2">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place: its text changes, and may be there twice
          <li key={index}>
            <div className="flex gap-1">
              <div className="relative min-w-0 flex-1">
                <input
                  type="text"
                  value={row}
                  aria-label={`${rowLabel} ${index + 1}`}
                  aria-invalid={problemOf(index) !== undefined}
                  aria-describedby={problemOf(index)}
                  className={clsx(controlClass, isNearLimit(row, limit) ? 'pr-16' : 'sm:pr-16')}
                  onChange={({ target }) => onChange(rows.with(index, target.value))}
                  onKeyDown={(event) => handleEnter(event, index)}
                  onPaste={(event) => handlePaste(event, index)}
                  onBlur={props.onBlur}
                />
                <span
                  aria-hidden
                  className={clsx(
                    'pointer-events-none absolute top-3 right-3 text-note tabular-nums',
                    !isNearLimit(row, limit) && 'max-sm:hidden',
                    row.trim().length > limit ? 'font-semibold text-clay' : 'text-quiet',
                  )}
                >
                  {row.trim().length}/{limit}
                </span>
              </div>
              <IconButton
                label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
                disabled={rows.length <= least}
                onClick={() => handleRemove(index)}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </div>
            <div aria-live="polite">
              <Problem id={`${id}-${index}`} text={props.errors[index]} />
            </div>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <Problem id={`${id}-all`} text={props.error} />
      </div>
      <div>
        <Button
          ref={adder}
          variant="secondary"
          size="small"
          disabled={rows.length >= most}
          onClick={handleAdd}
        >
          <Plus aria-hidden size={16} />
          Add {rowLabel.toLowerCase()}
        </Button>
      </div>
    </fieldset>
  )
}

/** On phones, the counter would cover most of the text field. */
function isNearLimit(row: string, limit: number): boolean {
  return row.trim().length > limit * 0.8
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p id={id} className="mt-1 flex gap-1.5 text-note text-clay">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {text}
    </p>
  )
}
