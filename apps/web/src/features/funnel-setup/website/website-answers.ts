import type { WebsiteAnswers } from '@wildpath/contract'

export const websiteAnswerNames = [
  'business_name',
  'industry',
  'product_service',
  'target_customer',
  'main_offer',
] as const satisfies (keyof WebsiteAnswers)[]
export type WebsiteAnswerName = (typeof websiteAnswerNames)[number]

/** What stood in an answer before the website's words took its place. */
export type AnswersBefore = Partial<Record<WebsiteAnswerName, string>>

/**
 * How an answer stands to what the website says: its words stand there, also in place of typed ones; it says
 * something else than what was typed; or there is nothing to tell.
 */
export type AnswerStand =
  | { kind: 'taken'; typed: string | null }
  | { kind: 'offered'; text: string }
  | { kind: 'none' }

type Situation = {
  name: WebsiteAnswerName
  value: string
  says: WebsiteAnswers
  before: AnswersBefore
}

export function answerStand({ name, value, says, before }: Situation): AnswerStand {
  const text = says[name]
  const stood = before[name]
  if (text === undefined) return { kind: 'none' }
  if (value === text) {
    // Typed by the person, word for word: theirs.
    if (stood === undefined) return { kind: 'none' }
    return { kind: 'taken', typed: isBlank(stood) ? null : stood }
  }
  // Taken over and then corrected: nobody has to be told again what was wrong.
  const isCorrected = stood !== undefined && !isBlank(value)
  return isCorrected ? { kind: 'none' } : { kind: 'offered', text }
}

export function isBlank(value: string | undefined): boolean {
  return value === undefined || value.trim() === ''
}
