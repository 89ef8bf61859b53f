import { ChevronDown } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'

import { Button } from '../../../../ui/button.tsx'
import { FactControlField } from './fact-control-field.tsx'
import type { FactField } from '../kinds/fact-field.ts'
import { type FactsEditor, faultsAt, inputsAt } from '../editing/facts-editor.ts'
import { formAt, type FormPlace } from '../editing/form-places.ts'

type FactFormBoxProps = {
  editor: FactsEditor
  place: FormPlace
  /** Of the form, for screen readers. */
  label: string
  submitLabel: string
  cancelLabel: string
  /** Takes the place of the only field's label and hint. */
  question?: { ask: string; gives: string }
  /** Called once what was typed is taken over. */
  onDone: () => void
  onCancel: () => void
  /** Where Escape does less than the button. */
  onEscape?: () => void
}

/** The form of a fact, a new one or a question, out of the one description of kinds. */
export function FactFormBox(props: FactFormBoxProps) {
  const { editor, place, question } = props
  const state = useStore(editor.store)
  const form = useRef<HTMLFormElement>(null)
  const placed = formAt(state.known, place)
  const inputs = inputsAt(state, place) ?? {}
  const faults = faultsAt(state, place)

  useEffect(() => {
    if (state.opened === place) focusField(form.current, fieldSelector)
    // oxlint-disable-next-line react/exhaustive-deps -- when it opens, not later
  }, [])

  function submit() {
    if (editor.submit(place)) return props.onDone()
    // The messages are drawn first.
    requestAnimationFrame(() => focusField(form.current, '[aria-invalid="true"]'))
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    submit()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') (props.onEscape ?? props.onCancel)()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  if (placed === null) return null
  const fields = question ? asQuestion(placed.fields, question) : placed.fields
  // By what is stored: a field that is typed into stays where it is.
  const shown = fields.filter(({ isDetail, name }) => !isDetail || name in placed.value)
  const details = fields.filter((field) => !shown.includes(field))
  const controlOf = (field: FactField) => (
    <FactControlField
      key={field.name}
      field={field}
      input={inputs[field.name]}
      error={faults[field.name]}
      onChange={(input) => editor.type(place, field.name, input)}
    />
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <form
      ref={form}
      noValidate
      aria-label={props.label}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      className="flex flex-col gap-4"
    >
      {shown.map(controlOf)}
      {details.length > 0 && (
        <details className="group rounded-control border border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-3.5 text-note font-semibold [&::-webkit-details-marker]:hidden">
            More details
            <ChevronDown
              aria-hidden
              size={18}
              className="text-quiet transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-4 border-t border-line p-3.5">
            {details.map(controlOf)}
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {props.submitLabel}
        </Button>
        <Button variant="quiet" size="small" onClick={props.onCancel}>
          {props.cancelLabel}
        </Button>
      </div>
    </form>
  )
}

const fieldSelector = 'input, select, textarea'

function focusField(form: HTMLElement | null, selector: string) {
  const field = form?.querySelector<HTMLElement>(selector)
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

function asQuestion(
  fields: readonly FactField[],
  { ask, gives }: { ask: string; gives: string },
): readonly FactField[] {
  const [only, ...others] = fields
  return only && others.length === 0 ? [{ ...only, label: ask, hint: gives }] : fields
}
