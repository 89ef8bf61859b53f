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

/** Opens the person's own mail program with a letter begun. */
export function replyLink(lead: Pick<Lead, 'email'>, business: string): string | null {
  if (lead.email === null) return null
  return `${mailLink(lead.email)}?subject=${encodeURIComponent(`Your message to ${business}`)}`
}

/** An address is a stranger's word: what it holds of `?` or `&` must not add recipients. */
function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
