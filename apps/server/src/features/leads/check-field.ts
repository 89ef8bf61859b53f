import {
  cleanLine,
  cleanText,
  consentAnswers,
  isEmailAddress,
  longestLeadText,
  longestLeadValue,
} from '@wildpath/contract'
import type { LeadField } from '@wildpath/page/lead-form'

type Checked = { value: string; error: string | null }

/** Digits in the ways people write them, with an extension: +1 (212) 555-0100 ext. 4, 0041/44.668.18.00. */
const phonePattern = /^[\d\s()+./-]*\d[\d\s()+./-]*(?:(?:ext\.?|extension|x|#)\s*\d{1,6})?$/i
const phoneLength = { least: 5, most: 25 }
/** As people write them (1,200.50), and whatever a number input sends: .5, 1e5. */
const numberPattern = /^[+-]?(?:\d[\d\s.,']*|[.,]\d+)(?:e[+-]?\d{1,2})?$/i
/** Longer than any amount that somebody means. */
const longestNumber = 30

/** An answer of several lines, and one of the owner's own options. */
const keepsItsSpaces = new Set<LeadField['kind']>(['long-text', 'choice'])

/** One answer, cleaned, and what is wrong with it for the person who gave it. */
export function checkField(field: LeadField, given: string): Checked {
  const value = keepsItsSpaces.has(field.kind) ? cleanText(given) : cleanLine(given)
  if (field.kind === 'consent') return checkConsent(field, value)
  if (value === '') return { value, error: field.isRequired ? `${field.label} is required` : null }
  const longest = field.kind === 'long-text' ? longestLeadText : longestLeadValue
  if (value.length > longest) {
    return { value, error: `Please keep this under ${longest} characters` }
  }
  return { value, error: isOfKind(field, value) ? null : complaint(field) }
}

/** What our box sends, and what a browser sends for a box without a value. */
const tickedValues = new Set<string>([consentAnswers.given, 'on'])

function checkConsent(field: LeadField, value: string): Checked {
  if (tickedValues.has(value)) return { value: consentAnswers.given, error: null }
  return field.isRequired
    ? { value: '', error: 'Please tick this box to go on' }
    : { value: consentAnswers.refused, error: null }
}

function isOfKind({ kind, options = [] }: LeadField, value: string): boolean {
  switch (kind) {
    case 'email':
      return isEmailAddress(value)
    case 'phone':
      return (
        value.length >= phoneLength.least &&
        value.length <= phoneLength.most &&
        phonePattern.test(value)
      )
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

function complaint({ kind }: LeadField): string {
  switch (kind) {
    case 'email':
      return 'Invalid email address'
    case 'phone':
      return 'Please enter a phone number, such as +1 212 555 0100'
    case 'number':
      return 'Please enter a number'
    case 'date':
      return 'Please enter a date, such as 2031-07-24'
    case 'choice':
      return 'Please choose one of the answers'
    default:
      return 'Please check this answer'
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
