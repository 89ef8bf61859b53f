import { firstNameOf } from './first-name.ts'
import { cleanLine } from './text.ts'

/** A follow-up as it is written: 'Subject: …', a blank line, then the letter. */
export type FollowUpEmail = { subject: string | null; body: string }

/** What a follow-up's slots are filled with: the visitor's name as they gave it, and the owner's own words. */
export type FollowUpWords = { name: string; business: string; offer: string }

export const followUpVariables = ['name', 'business', 'offer'] as const

const slot = /\{\s*([a-z_]+)\s*\}/gi

/** Takes subject and letter apart; a text without a subject line is all letter. */
export function splitFollowUp(text: string): FollowUpEmail {
  const [first = '', ...rest] = text.trim().split(/\r?\n/)
  const subject = /^subject:\s*(.*)$/i.exec(first)?.[1]
  if (subject === undefined) return { subject: null, body: text.trim() }
  return { subject: subject.trim() || null, body: rest.join('\n').trim() }
}

/** The opposite: one text of both. */
export function joinFollowUp({ subject, body }: FollowUpEmail): string {
  return subject === null ? body : `Subject: ${cleanLine(subject)}\n\n${body}`
}

/** What is wrong with an edited follow-up, for its owner; null where it can be sent. */
export function followUpProblem({ subject, body }: FollowUpEmail): string | null {
  if (body.trim() === '') return 'The email cannot be empty'
  if (subject === null || subject.trim() === '') return 'Subject is required'
  if (slotsOf(subject).includes('name')) {
    return 'Subjects cannot carry {name}: strangers choose it. Use it in the letter'
  }
  const unknown = slotsOf(`${subject} ${body}`).find((name) => !isVariable(name))
  return unknown === undefined
    ? null
    : `There is nothing to put into {${unknown}}. Use {name}, {business} or {offer}`
}

/**
 * The email with its slots filled; none is ever left empty or open. A name that reads like no name (an
 * address, a sentence) and a missing one become 'there'. Subjects hold no word of the visitor.
 */
export function fillFollowUp(
  text: string,
  words: FollowUpWords,
): { subject: string; body: string } {
  const { subject, body } = splitFollowUp(text)
  const { business, offer } = words
  const values = {
    name: firstNameOf(words.name) ?? 'there',
    business: withoutBraces(business),
    offer: withoutBraces(offerOf(offer)),
  }
  const fill = (part: string) =>
    part.replaceAll(slot, (_all, name: string) =>
      isVariable(name.toLowerCase()) ? values[name.toLowerCase() as keyof typeof values] : '',
    )
  const heading = (subject ?? '').replaceAll(/,?\s*\{\s*name\s*\}/gi, '')
  return {
    subject: cleanLine(fill(heading)) || `A note from ${cleanLine(values.business)}`,
    body: fill(body),
  }
}

/** What is put into a slot opens none. */
function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '')
}

function slotsOf(text: string): string[] {
  return [...text.matchAll(slot)].map(([, name = '']) => name.toLowerCase())
}

function isVariable(name: string): name is (typeof followUpVariables)[number] {
  return followUpVariables.some((variable) => variable === name)
}

/** The first line of a long offer, without its full stop, since it stands within a sentence. */
function offerOf(offer: string): string {
  const [first = ''] = offer.trim().split('\n')
  return first.trim().replace(/[.\s]+$/, '')
}
