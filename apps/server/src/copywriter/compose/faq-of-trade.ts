import type { Desk } from './desk.ts'
import type { Draft } from './faq-writer.ts'
import { inVoice, lettersFor } from './letters-for.ts'
import { isAgainst } from './situation.ts'

/** What a question is about, so that nothing is asked twice. */
const subjects: readonly (readonly [string, RegExp])[] = [
  ['price', /\bprice|cost|pay\b|fee\b|expensive/iu],
  ['included', /\bincluded?\b/iu],
  ['length', /\bhow long\b/iu],
  ['first', /\b(?:never|first time|beginner|experience|before|skill|good at|fit enough)\b/iu],
  ['kids', /\bchild|kids\b/iu],
  ['weather', /\b(?:weather|rain|storm|wind|snow|cancel|season|call off|called off)/iu],
  ['bring', /\b(?:wear|bring|pack|clothes)\b/iu],
]

export function subjectOf(question: string): string | null {
  return subjects.find(([, sign]) => sign.test(question))?.[0] ?? null
}

/** Questions that anyone of this trade is asked, with answers true of any such business. */
export function questionsOfTrade(desk: Desk): Draft[] {
  const { facts } = desk
  const open = lettersFor(facts).questions.filter(
    ({ question, answer }) => !isAgainst(facts, `${question} ${answer}`),
  )
  return desk.shuffled('faq', open).map(({ question, answer }) => ({
    questions: [inVoice(question, facts.voice)],
    answer: inVoice(answer, facts.voice),
  }))
}
