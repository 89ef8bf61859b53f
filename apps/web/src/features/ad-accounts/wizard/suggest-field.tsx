import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { useDebounced } from '../../../lib/use-debounced.ts'
import { controlClass, Field } from '../../../ui/field.tsx'
import { chooseSuggestion } from './choose-suggestion.ts'

export type Suggestion<Value> = { label: string; value: Value }
export type SuggestQuery<Value> = (
  text: string,
) => Pick<UseQueryOptions<Suggestion<Value>[]>, 'queryKey' | 'queryFn'>

type SuggestFieldProps<Value> = {
  label: string
  hint: ReactNode
  error?: string | undefined
  isOptional?: boolean
  placeholder?: string
  /** What is suggested: 'place' */
  noun: string
  query: SuggestQuery<Value>
  onChoose: (value: Value) => void
}

const typingPauseMs = 250

/** A text field that accepts nothing but what is suggested while somebody types. */
export function SuggestField<Value>(props: SuggestFieldProps<Value>) {
  const { label, hint, error, isOptional = false, placeholder, noun, query, onChoose } = props
  const listId = useId()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(false)
  const text = typed.trim()
  const asked = useDebounced(text, typingPauseMs)
  const { data: suggestions, isFetching } = useQuery<Suggestion<Value>[]>({
    ...query(asked),
    enabled: asked !== '',
  })
  const isAnswered = asked === text && !isFetching && suggestions !== undefined
  const isUnknown = isLeft && text !== '' && isAnswered

  function choose({ value }: Suggestion<Value>, from: string) {
    onChoose(value)
    // What was typed while the suggestions loaded stays.
    setTyped((current) => (current === from ? '' : current))
    setLeft(false)
  }

  function handleType(next: string) {
    setLeft(false)
    const whole = suggestions?.find((one) => one.label === next)
    setTyped(next)
    if (whole) choose(whole, next)
  }

  /** Chooses the suggestion that the text names, or marks the text as unknown. */
  async function takeTyped() {
    if (text === '') return
    const found = await queries.ensureQueryData(query(text)).catch(() => [])
    const meant = chooseSuggestion(found, text)
    if (meant) choose(meant, typed)
    else setLeft(true)
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || text === '') return
    event.preventDefault()
    if (!event.nativeEvent.isComposing) void takeTyped()
  }

  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={isUnknown ? `No ${noun} found for “${text}”. Choose one from the list.` : error}
    >
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            autoComplete="off"
            placeholder={placeholder}
            list={listId}
            maxLength={80}
            value={typed}
            className={controlClass}
            onChange={({ target }) => handleType(target.value)}
            onKeyDown={handleKey}
            onBlur={() => void takeTyped()}
          />
          <datalist id={listId}>
            {suggestions?.map((one) => (
              <option key={one.label} value={one.label} aria-label={one.label} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
