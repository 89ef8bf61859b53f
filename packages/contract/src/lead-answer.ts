import type { Lead } from './lead.ts'

type Answer = Lead['values'][number]

/** What a ticked and an unticked box are stored as; the box's own words are the label. */
export const consentAnswers = { given: 'Yes', refused: 'No' } as const

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

/** An answer as a person reads it: 'Thursday, July 24, 2031' instead of what a calendar sends. */
export function answerText({ kind, value }: Omit<Answer, 'label'>): string {
  if (kind !== 'date' || !isoDate.test(value)) return value
  const date = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? value : longDate.format(date)
}

/** The answers to questions: all but what was, or was not, agreed to. */
export function answersInWords(values: readonly Answer[]): Answer[] {
  return values.filter(({ kind }) => kind !== 'consent')
}

const otherNames =
  /^(?:(?:votre|su|il suo|uw|o seu) )?(?:prénom|vorname|voornaam|nom|nombre|nome|naam)(?: completo| complet)?$/i

/** The answer to a question for the name, in any language that pages have words in. */
export function nameAnswer(values: readonly Answer[]): Answer | undefined {
  const asked = answersInWords(values).filter(({ value }) => value !== '')
  return (
    asked.find(({ label }) => /^(full |your |first |ihr )?name$/i.test(label.trim())) ??
    asked.find(({ label }) => /\bname\b/i.test(label)) ??
    asked.find(({ label }) => otherNames.test(label.trim()))
  )
}
