import {
  cleanLine,
  cleanText,
  consentAnswers,
  isEmailAddress,
  longestLeadText,
  longestLeadValue,
} from '@wildpath/contract'
import { isPhoneNumber } from '@wildpath/text'
import type { PageWords } from '@wildpath/page/language'
import type { LeadField } from '@wildpath/page/lead-form'

type Faults = PageWords['faults']
type Checked = { value: string; error: string | null }

/** As people write them (1,200.50), and whatever a number input sends: .5, 1e5. */
const numberPattern = /^[+-]?(?:\d[\d\s.,']*|[.,]\d+)(?:e[+-]?\d{1,2})?$/i
/** Longer than any amount that somebody means. */
const longestNumber = 30

/** An answer of several lines, and one of the owner's own options. */
const keepsItsSpaces = new Set<LeadField['kind']>(['long-text', 'choice'])

/** One answer, cleaned, and what is wrong with it for the person who gave it, in the words of the page. */
export function checkField(field: LeadField, given: string, faults: Faults): Checked {
  const value = keepsItsSpaces.has(field.kind) ? cleanText(given) : cleanLine(given)
  if (field.kind === 'consent') return checkConsent(field, value, faults)
  if (value === '') return { value, error: field.isRequired ? faults.required(field.label) : null }
  const longest = field.kind === 'long-text' ? longestLeadText : longestLeadValue
  if (value.length > longest) {
    return { value, error: faults.tooLong(longest) }
  }
  return { value, error: isOfKind(field, value) ? null : faultOf(field, faults) }
}

/** What our box sends, and what a browser sends for a box without a value. */
const tickedValues = new Set<string>([consentAnswers.given, 'on'])

function checkConsent(field: LeadField, value: string, faults: Faults): Checked {
  if (tickedValues.has(value)) return { value: consentAnswers.given, error: null }
  return field.isRequired
    ? { value: '', error: faults.consent }
    : { value: consentAnswers.refused, error: null }
}

function isOfKind({ kind, options = [] }: LeadField, value: string): boolean {
  switch (kind) {
    case 'email':
      return isEmailAddress(value)
    case 'phone':
      return isPhoneNumber(value)
    case 'number':
      return value.length <= longestNumber && numberPattern.test(value)
    case 'date':
      return isDate(value)
    case 'choice':
      return options.length === 0 || options.includes(value)
    case 'text':
    case 'long-text':
    case 'consent':
      return true
  }
}

function faultOf({ kind }: LeadField, faults: Faults): string {
  switch (kind) {
    case 'email':
    case 'phone':
    case 'number':
    case 'date':
    case 'choice':
      return faults[kind]
    default:
      return faults.other
  }
}

/** Of more than four digits a year does not exist. */
const isoDate = /^\d{4,}-\d{2}-\d{2}$/

/**
 * A date input sends an ISO date, which has to exist; a browser without one sends what people write
 * ('24 July', '7/24'), and a refused date is a lost lead, so that any text with a digit passes.
 */
function isDate(value: string): boolean {
  if (!isoDate.test(value)) return value.length <= 40 && /\d/.test(value)
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
