import {
  answersInWords,
  answerText,
  isEmailAddress,
  type Lead,
  nameAnswer,
} from '@wildpath/contract'
import { findPhoneNumber } from '@wildpath/text'

type Answer = Lead['values'][number]

/** What stands above a lead, and the answers that remain to be shown below it. */
export type LeadParts = { title: string; answers: Answer[] }

/** A lead goes by the name the visitor gave, else by the first answer that is not blank. */
export function leadParts(values: readonly Answer[]): LeadParts {
  const given = values.filter(({ value }) => value !== '')
  const named = nameAnswer(given) ?? answersInWords(given)[0]
  if (!named) return { title: 'No answers', answers: given }
  return { title: answerText(named), answers: given.filter((answer) => answer !== named) }
}

/** Where an answer can be answered: mail for addresses, the dialler for phone numbers, else nothing. */
export function contactLink({ label, value, kind }: Answer): string | null {
  if (kind === 'consent') return null
  if (isEmailAddress(value)) return mailLink(value)
  const isPhone = kind === 'phone' || /phone|mobile|whatsapp|\btel\b|\bcell\b/i.test(label)
  const number = isPhone ? findPhoneNumber(value) : null
  return number === null ? null : `tel:${number}`
}

/** 'People: 4', or 'How many people? 4'. */
export function labeledAnswer(answer: Answer): string {
  const label = answer.label.trim().replace(/\s*:$/, '')
  const separator = label === '' ? '' : /[?？]$/.test(label) ? ' ' : ': '
  return label + separator + answerText(answer)
}

/** A line about a lead: what the person wants, or contact details if that is all they gave. */
export function answersPreview(answers: readonly Answer[]): string {
  const inWords = answersInWords(answers)
  const wanted = inWords.filter((answer) => contactLink(answer) === null)
  return (wanted.length > 0 ? wanted : inWords).map(labeledAnswer).join(' · ')
}

/** A `mailto:` link. Visitors type the address, so `?` and `&` in it must not add recipients. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
