import type { GeneratedContent } from '@wildpath/contract'

import type { Desk } from './desk.ts'
import { questionsOfFacts } from './faq-of-facts.ts'
import { questionsOfTrade, questionsToFill } from './faq-of-trade.ts'
import type { Writer } from './faq-writer.ts'

export type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]

/**
 * Three to six questions of this activity, answered with the owner's facts or with what is true of any
 * such business. What only the owner knows is not guessed: it is left out or said to be worth asking.
 */
export function composeFaq(desk: Desk): Question[] | undefined {
  const found: Question[] = []
  for (const write of [...questionsOfFacts, ...questionsOfTrade, ...questionsToFill]) {
    if (found.length >= enough.most || (isFilling(write) && found.length >= enough.plenty)) continue
    const draft = write(desk)
    const question = draft?.questions.find(
      (text) => text.length <= 130 && desk.passes('faq[0].question', text),
    )
    if (draft === null || question === undefined || draft.answer.length > 400) continue
    if (!desk.passes('faq[0].answer', draft.answer)) continue
    if (found.some(({ answer }) => answer.includes(draft.answer) || draft.answer.includes(answer)))
      continue
    found.push({ question, answer: draft.answer })
  }
  const [first, ...rest] = found
  if (first === undefined || found.length < enough.fewest) return undefined
  return desk.choice.fraction('faq order') < 0.5 ? [first, ...rest] : [...rest, first]
}

function isFilling(write: Writer): boolean {
  return questionsToFill.includes(write)
}

const enough = { fewest: 3, plenty: 4, most: 6 } as const
