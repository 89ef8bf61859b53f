import type { GeneratedContent } from '@wildpath/contract'

import type { Desk } from './desk.ts'
import { questionsOfFacts } from './faq-of-facts.ts'
import { questionsOfTrade, subjectOf } from './faq-of-trade.ts'
import type { Draft } from './faq-writer.ts'

export type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]

const enough = { fewest: 3, factsMost: 5, most: 6 } as const

/**
 * Three to six questions in a guest's words: first what the owner's own facts answer, then what is true
 * of any such business. What only the owner knows is not guessed.
 */
export function composeFaq(desk: Desk): Question[] | undefined {
  const found: Question[] = []
  const add = (draft: Draft | null) => {
    const question = draft?.questions.find(
      (text) => text.length <= 130 && desk.passes('faq[0].question', text),
    )
    if (draft === null || question === undefined || draft.answer.length > 400) return
    if (!desk.passes('faq[0].answer', draft.answer) || isKnown(found, question, draft.answer))
      return
    found.push({ question, answer: draft.answer })
  }
  for (const write of questionsOfFacts) if (found.length < enough.factsMost) add(write(desk))
  const most = Math.min(enough.most, Math.max(4, found.length + 1))
  for (const draft of questionsOfTrade(desk)) if (found.length < most) add(draft)
  return found.length < enough.fewest ? undefined : found
}

/** The same subject, or one answer inside the other. */
function isKnown(found: readonly Question[], question: string, answer: string): boolean {
  const subject = subjectOf(question)
  return found.some(
    (other) =>
      (subject !== null && subjectOf(other.question) === subject) ||
      other.answer.includes(answer) ||
      answer.includes(other.answer),
  )
}
