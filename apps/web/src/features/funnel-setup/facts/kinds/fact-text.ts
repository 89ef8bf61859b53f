import { addressLines, type Fact, type FactValue, type Price } from '@wildpath/contract'

import { languageName, currencyOptions, ruleOptions, unitLabel } from './fact-options.ts'
import { hoursText } from './hours-text.ts'

/** A fact in a few words: what stands first on its card, and what stands below. */
export type FactText = { title: string; details: readonly string[] }

type Said = Pick<Fact, 'kind' | 'value'>

/** `locale` is the reader's own where none is named. */
export function factText(fact: Said, locale?: string): FactText {
  // A fact's kind says what its value is.
  const said = fact as Fact
  switch (said.kind) {
    case 'offering':
      return { title: said.value.name, details: offeringDetails(said.value, locale) }
    case 'offer':
      // Its parts only say again what the wording says.
      return plain(said.value.wording)
    case 'since':
      return plain(`Since ${said.value.year}`)
    case 'guide':
      return plain(said.value.name, said.value.about)
    case 'figure':
      return plain(`${said.value.value} ${said.value.label}`)
    case 'review':
      return plain(`“${said.value.text}”`, joined([said.value.name, said.value.source], ', '))
    case 'rule':
      return plain(
        said.value.text,
        said.value.kind === 'other' ? undefined : labelOf(ruleOptions, said.value.kind),
      )
    case 'hours':
      return { title: hoursText(said.value.periods, locale), details: noted(said.value.note) }
    case 'audience':
    case 'certificate':
      return plain(said.value.text)
    default:
      return plain(lineOf(said))
  }
}

type LineFact = Exclude<
  Fact,
  | { kind: 'offering' | 'offer' | 'since' | 'guide' | 'figure' | 'review' | 'rule' | 'hours' }
  | {
      kind: 'audience' | 'certificate'
    }
>

function lineOf(fact: LineFact): string {
  switch (fact.kind) {
    case 'phone':
      return fact.value.number
    case 'email':
      return fact.value.address
    case 'address':
      return addressLines(fact.value).join(', ')
    case 'location':
      return `${fact.value.latitude}, ${fact.value.longitude}`
    case 'social-link':
    case 'booking-link':
      return fact.value.url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
    case 'voice':
      return fact.value.person === 'I' ? 'You say “I”' : 'You say “we”'
    case 'spelling':
      return fact.value.variety === 'UK' ? 'British spelling' : 'American spelling'
    case 'currency':
      return labelOf(currencyOptions, fact.value.code)
    case 'language':
      return languageName(fact.value.tag)
  }
}

/** 'From $79 per person'. */
export function priceText({ amount, currency, unit, is_from }: Price, locale?: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return `${is_from ? 'From ' : ''}${money} ${unitLabel(unit)}`
}

function offeringDetails(value: FactValue<'offering'>, locale?: string): string[] {
  const { price, duration, group_size, requirements, difficulty, season, days } = value
  return [
    joined([value.activity, value.place], ' '),
    joined([price && priceText(price, locale), duration, group_size, difficulty]),
    joined([requirements, season, days]),
    labelled('Starts at', value.meeting_point),
    labelled('Included', list(value.included)),
    labelled('Not included', list(value.not_included)),
    labelled('Bring', list(value.bring)),
    labelled('Languages', list(value.languages)),
  ].filter((line) => line !== undefined)
}

function plain(title: string, detail?: string): FactText {
  return { title, details: noted(detail) }
}

function noted(detail: string | undefined): string[] {
  return detail === undefined ? [] : [detail]
}

function joined(parts: readonly (string | undefined)[], between = ' · '): string | undefined {
  return parts.filter((part) => part !== undefined).join(between) || undefined
}

function labelled(label: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${label}: ${text}`
}

function list(entries: readonly string[] | undefined): string | undefined {
  return entries?.join(', ') || undefined
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
