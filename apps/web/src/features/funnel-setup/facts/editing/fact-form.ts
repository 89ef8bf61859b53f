import { type FactKind, factValues, type FactValue } from '@wildpath/contract'

import { readAmount } from './amount.ts'
import type {
  FactControl,
  FactField,
  FieldInput,
  FormInputs,
  PriceInput,
} from '../kinds/fact-field.ts'

/** What a form asks, and what it makes a value of. */
export type FactForm = {
  kind: FactKind
  fields: readonly FactField[]
  /** Parts of the value that are not asked. */
  base: Readonly<Record<string, unknown>>
}

export type Faults = Readonly<Record<string, string>>
export type Reading = { ok: true; value: FactValue } | { ok: false; faults: Faults }

/** What a form begins with: the value as it is typed, or nothing. */
export function inputsOf(
  fields: readonly FactField[],
  value: object,
  { currency }: { currency: string },
): FormInputs {
  const parts = value as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    fields.map(({ name, control }) => [name, inputOf(control, parts[name], currency)]),
  )
}

function inputOf({ type }: FactControl, part: unknown, currency: string): FieldInput {
  switch (type) {
    case 'price':
      return priceInput(part as Partial<Record<keyof PriceInput, unknown>> | undefined, currency)
    case 'hours':
      return (part as FieldInput | undefined) ?? [{ days: [], opens: '09:00', closes: '17:00' }]
    case 'lines':
      return ((part as string[] | undefined) ?? []).join('\n')
    default:
      return typeof part === 'string' || typeof part === 'number' ? String(part) : ''
  }
}

function priceInput(
  price: Partial<Record<keyof PriceInput, unknown>> | undefined,
  currency: string,
): PriceInput {
  if (price === undefined) return { amount: '', currency, unit: 'person', is_from: false }
  return { ...(price as PriceInput), amount: String(price.amount) }
}

/** The value that was typed, by the contract's own rules; else what is wrong, by field. */
export function readForm({ kind, fields, base }: FactForm, inputs: FormInputs): Reading {
  const faults: Record<string, string> = {}
  const typed: Record<string, unknown> = {}
  for (const field of fields) {
    const part = partOf(field.control, inputs[field.name])
    if (part === undefined && field.isOptional !== true) faults[field.name] = missingText(field)
    else if (part === unreadable) faults[field.name] = unreadableText(field)
    // An optional part that was emptied is gone.
    else typed[field.name] = part
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  const whole = present({ ...base, ...present(typed) })
  const parsed = factValues[kind].safeParse(whole)
  if (parsed.success) return { ok: true, value: parsed.data }
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? fields[0]?.name)
    const field = fields.find((one) => one.name === name) ?? fields[0]
    if (field) faults[field.name] ??= faultText(field, issue)
  }
  return { ok: false, faults }
}

const unreadable = Symbol('unreadable')

/** The part of the value; undefined where nothing was typed. */
function partOf(control: FactControl, input: FieldInput | undefined): unknown {
  if (typeof input === 'string') return partOfText(control, input.trim())
  if (Array.isArray(input)) return input.some(({ days }) => days.length > 0) ? input : undefined
  if (input === undefined || input.amount.trim() === '') return undefined
  const amount = readAmount(input.amount)
  return amount === null ? unreadable : { ...input, amount }
}

function partOfText(control: FactControl, text: string): unknown {
  if (text === '') return undefined
  if (control.type === 'number') return numberOf(text, control)
  if (control.type !== 'lines') return text
  return text.split('\n').filter((one) => one.trim() !== '')
}

function numberOf(text: string, { isWhole }: { isWhole: boolean }): number | typeof unreadable {
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) && (!isWhole || Number.isInteger(number)) ? number : unreadable
}

function missingText({ control }: FactField): string {
  switch (control.type) {
    case 'choice':
      return 'Please choose one'
    case 'price':
      return 'Please enter an amount'
    case 'hours':
      return 'Please choose at least one day'
    default:
      return 'Please fill this in'
  }
}

function unreadableText({ control }: FactField): string {
  if (control.type === 'price') return 'Please enter an amount such as 79 or 79.50'
  return 'Please enter a number'
}

type Issue = {
  code?: string | undefined
  message: string
  maximum?: unknown
  origin?: unknown
  path: readonly PropertyKey[]
}

/** The contract's own sentences where it has some for people; else ours. */
function faultText({ control }: FactField, issue: Issue): string {
  if (issue.code === 'custom') return issue.message
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `Please use at most ${String(issue.maximum)} characters`
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return `Please name at most ${String(issue.maximum)}`
  }
  if (control.type === 'hours') return 'Please choose a day and both times in every row'
  return 'Please check this'
}

function present(parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
}
