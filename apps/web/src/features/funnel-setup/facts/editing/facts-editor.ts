import {
  askSkippedAgain,
  type BusinessFacts,
  type Fact,
  type FactQuestion,
  listFacts,
  mergeProposals,
  missingFacts,
  skipQuestion,
} from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import {
  addFact,
  chooseReading,
  completeFact,
  confirmFact,
  confirmFacts,
  editFact,
  removeFact,
  restoreFact,
} from './fact-changes.ts'
import { factNews, type FactNews } from './fact-news.ts'
import type { FieldInput, FormInputs } from '../kinds/fact-field.ts'
import { type Faults, inputsOf, readForm } from './fact-form.ts'
import { factText } from '../kinds/fact-text.ts'
import { formAt, type FormPlace } from './form-places.ts'

export type FactsState = {
  /** As they are shown. */
  known: BusinessFacts
  /** One for each change that can be taken back, with what was known before it. */
  past: readonly BusinessFacts[]
  /** What was typed into open forms; where nothing was, they show what they began with. */
  forms: Readonly<Partial<Record<FormPlace, FormInputs>>>
  /** The form that was opened last: it gets the focus. */
  opened: FormPlace | null
  /** Forms that were sent with faults: they say what is wrong. */
  tried: readonly FormPlace[]
  /** Ids of what the last reading of a website brought. */
  fresh: readonly string[]
  /** What happened last, for those who do not see it. */
  said: string
}

export type FactsEditor = {
  store: StoreApi<FactsState>
  confirm: (id: string, isConfirmed: boolean) => void
  confirmAll: (facts: readonly Fact[]) => void
  choose: (id: string, reading: number) => void
  remove: (id: string) => void
  /** A fact that was removed stands in its old place again, whatever was changed since. */
  restore: (fact: Fact, index: number) => void
  /** Takes the last change back. */
  undo: () => void
  open: (place: FormPlace) => void
  type: (place: FormPlace, field: string, input: FieldInput) => void
  /** Closes a form; what was typed is gone. */
  close: (place: FormPlace) => void
  /** Takes over what was typed; false where something is wrong with it. */
  submit: (place: FormPlace) => boolean
  /** Takes over every open form that is whole. */
  submitWhole: () => void
  /** The owner does not want to answer it. */
  skip: (questionId: string) => void
  askAgain: () => void
  /** Takes over what a website says, beside what the owner said; answers what is new of it. */
  merge: (proposed: readonly Fact[]) => FactNews
  /** Shows what is known elsewhere; there is nothing to undo then. */
  show: (known: BusinessFacts) => void
}

type Start = { known: BusinessFacts; forms?: FactsState['forms']; newId: () => string }

/** What is known of a business while its owner looks through it. Saving is another's: see `createFactsSaver`. */
export function createFactsEditor({ known, forms = {}, newId }: Start): FactsEditor {
  const store = createStore<FactsState>(() => ({
    known,
    past: [],
    forms: formsOf(known, forms),
    opened: null,
    tried: [],
    fresh: [],
    said: '',
  }))
  const { getState, setState } = store

  function set(known: BusinessFacts, rest: Pick<FactsState, 'past' | 'said'>) {
    setState({ known, forms: formsOf(known, getState().forms), ...rest })
  }

  /** A change that changes nothing is none. */
  function change(next: BusinessFacts, said: string) {
    const { known, past } = getState()
    if (next !== known) set(next, { past: [...past, known], said })
  }

  function nameOf(id: string): string {
    const fact = getState().known.facts.find((one) => one.id === id)
    return fact ? factText(fact).title : ''
  }

  function close(place: FormPlace) {
    const { [place]: _closed, ...forms } = getState().forms
    setState({ forms, tried: getState().tried.filter((one) => one !== place) })
  }

  function submit(place: FormPlace): boolean {
    const { known, tried } = getState()
    const form = formAt(known, place)
    const inputs = inputsAt(getState(), place)
    if (form === null || inputs === null) return false
    const reading = readForm(form, inputs)
    if (!reading.ok) {
      const [fault = ''] = Object.values(reading.faults)
      setState({ tried: [...tried.filter((one) => one !== place), place], said: fault })
      return false
    }
    const { value } = reading
    const { kind, factId, fields } = form
    if (factId === null) change(addFact(known, { id: newId(), kind, value }), 'Added')
    else if (!form.isPart) change(editFact(known, factId, value), 'Changed')
    else change(completeFact(known, factId, partsOf(value, fields)), 'Added')
    close(place)
    return true
  }

  return {
    store,
    confirm(id, isConfirmed) {
      const said = `${isConfirmed ? 'Confirmed' : 'Not confirmed'}: ${nameOf(id)}`
      change(confirmFact(getState().known, id, isConfirmed), said)
    },
    confirmAll(facts) {
      const ids = new Set(facts.map(({ id }) => id))
      change(confirmFacts(getState().known, ids), 'All of these are confirmed')
    },
    choose(id, reading) {
      const next = chooseReading(getState().known, id, reading)
      change(next, 'Confirmed, the other reading is gone')
    },
    remove(id) {
      close(`fact:${id}`)
      change(removeFact(getState().known, id), `Removed: ${nameOf(id)}`)
    },
    restore(fact, index) {
      const next = restoreFact(getState().known, fact, index)
      change(next, `Back again: ${factText(fact).title}`)
    },
    undo() {
      const { past } = getState()
      const before = past.at(-1)
      if (before === undefined) return
      set(before, { past: past.slice(0, -1), said: 'Taken back' })
      setState({ fresh: [] })
    },
    open(place) {
      const { forms } = getState()
      setState({ forms: { ...forms, [place]: forms[place] ?? {} }, opened: place })
    },
    type(place, field, input) {
      const { forms } = getState()
      setState({ forms: { ...forms, [place]: { ...forms[place], [field]: input } } })
    },
    close,
    submit,
    submitWhole() {
      for (const place of Object.keys(typedForms(getState())) as FormPlace[]) {
        const form = formAt(getState().known, place)
        const inputs = inputsAt(getState(), place)
        if (form !== null && inputs !== null && readForm(form, inputs).ok) submit(place)
      }
    },
    skip(questionId) {
      close(`ask:${questionId}`)
      change(skipQuestion(getState().known, questionId), 'Skipped')
    },
    askAgain: () => change(askSkippedAgain(getState().known), 'Skipped questions are asked again'),
    merge(proposed) {
      const { known } = getState()
      const next = mergeProposals(known, proposed, 'website')
      const news = factNews({ before: known, after: next, proposed })
      const fresh = [...news.added, ...news.contested].map(({ id }) => id)
      if (fresh.length > 0) change(next, 'Your website was read')
      setState({ fresh })
      return news
    },
    show: (next) => set(next, { past: [], said: '' }),
  }
}

/** The forms whose place is still there. */
function formsOf(known: BusinessFacts, forms: FactsState['forms']): FactsState['forms'] {
  return Object.fromEntries(
    Object.entries(forms).filter(([place]) => formAt(known, place as FormPlace) !== null),
  )
}

/** What stands in a form: what was typed, and what it began with; null where there is no such form. */
export function inputsAt(
  { known, forms }: Pick<FactsState, 'known' | 'forms'>,
  place: FormPlace,
): FormInputs | null {
  const form = formAt(known, place)
  if (form === null) return null
  return { ...inputsOf(form.fields, form.value, { currency: currencyOf(known) }), ...forms[place] }
}

/** What is wrong with a form, once it was sent. */
export function faultsAt(state: FactsState, place: FormPlace): Faults {
  const form = formAt(state.known, place)
  const inputs = inputsAt(state, place)
  if (form === null || inputs === null || !state.tried.includes(place)) return {}
  const reading = readForm(form, inputs)
  return reading.ok ? {} : reading.faults
}

/** The questions that are still open, best first. */
export function openQuestions({ known }: Pick<FactsState, 'known'>): FactQuestion[] {
  const open = missingFacts(known)
  // What it is about is asked once, along with the first question.
  const isNameless = ({ about }: FactQuestion) => about.kind === 'offering' && about.factId === null
  const first = open.find(isNameless)
  return open.filter((question) => !isNameless(question) || question === first)
}

/** What was typed and is worth keeping. */
export function typedForms({ forms }: Pick<FactsState, 'forms'>): FactsState['forms'] {
  return Object.fromEntries(
    Object.entries(forms).filter(([, inputs]) => Object.keys(inputs ?? {}).length > 0),
  )
}

/** What a new price is in, until somebody says otherwise. */
export function currencyOf(known: BusinessFacts): string {
  const [named] = listFacts(known, 'currency')
  const prices = [...listFacts(known, 'offering'), ...listFacts(known, 'offer')].flatMap(
    ({ value }) => value.price ?? [],
  )
  return named?.value.code ?? prices[0]?.currency ?? 'USD'
}

function partsOf(value: object, fields: readonly { name: string }[]): object {
  const names = new Set(fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)))
}
