import { type BusinessFacts, type FactKind, listFacts, missingFacts } from '@wildpath/contract'

import type { FactForm } from './fact-form.ts'
import { factKinds } from '../kinds/fact-kinds.ts'

/** Where a form stands: on a fact that is edited, for a new one of a kind, or below a question. */
export type FormPlace = `fact:${string}` | `new:${FactKind}` | `ask:${string}`

/** A form in its place. */
export type PlacedForm = FactForm & {
  /** Of the fact that it changes; null where it adds one. */
  factId: string | null
  /** What it begins with. */
  value: object
  /** It adds a part to a fact, which keeps the others. */
  isPart: boolean
}

/** The form of a place; null where there is nothing left to be asked. */
export function formAt(known: BusinessFacts, place: FormPlace): PlacedForm | null {
  const [where, name] = splitOnce(place)
  if (where === 'fact') return formOfFact(known, name)
  if (where === 'ask') return formOfQuestion(known, name)
  // A form that was kept in the tab may be of a kind that is no more.
  return name in factKinds ? formOfKind(name as FactKind) : null
}

function formOfFact(known: BusinessFacts, id: string): PlacedForm | null {
  const fact = known.facts.find((one) => one.id === id)
  if (fact === undefined) return null
  return { ...formOfKind(fact.kind), factId: fact.id, value: fact.value }
}

function formOfKind(kind: FactKind): PlacedForm {
  const { fields, preset = {} } = factKinds[kind]
  return { kind, fields, base: preset, value: preset, factId: null, isPart: false }
}

/** A question asks for what it needs and no more; the rest has its place on the card. */
function formOfQuestion(known: BusinessFacts, questionId: string): PlacedForm | null {
  const question = missingFacts(known).find(({ id }) => id === questionId)
  if (question === undefined) return null
  const { about } = question
  if (about.kind !== 'offering') {
    const form = formOfKind(about.kind)
    const base = { ...form.base, ...(about.kind === 'rule' && { kind: 'cancellation' }) }
    const fields = form.fields.filter(({ name, isOptional }) => !isOptional && !(name in base))
    return { ...form, fields, base, value: base }
  }
  const form = formOfKind('offering')
  const asked = form.fields.filter(({ name }) => name === about.part)
  const fact = listFacts(known, 'offering').find(({ id }) => id === about.factId)
  const fields = asked.map((field) => ({ ...field, isOptional: false, isDetail: false }))
  if (fact !== undefined) {
    return { ...form, fields, base: fact.value, value: {}, factId: fact.id, isPart: true }
  }
  const names = form.fields.filter(({ name }) => name === 'name')
  return { ...form, fields: [...names, ...fields] }
}

/** Ids of facts hold no colon. */
function splitOnce(place: FormPlace): [where: string, name: string] {
  const at = place.indexOf(':')
  return [place.slice(0, at), place.slice(at + 1)]
}
