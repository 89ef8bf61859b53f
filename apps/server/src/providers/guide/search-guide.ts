import type { GuideAnswer } from '@wildpath/contract'
import type { HelpSearch } from '@wildpath/help'

import type { Guide, GuideQuestion } from './guide.ts'

/** Built in: an honest search over our own help articles. */
export function createSearchGuide(help: HelpSearch): Guide {
  return {
    kind: 'sandbox',
    async answer(question, { onText }) {
      const answer = politeAnswer(question.message) ?? articleAnswer(help, question)
      onText(answer.reply)
      return { ok: true, answer }
    },
  }
}

export const unknownReply =
  'I could not find that in our help articles. Try it in other words, or talk to a person of our team.'

const greeting =
  /^(hi|hello|hey|hola|hallo|good (morning|afternoon|evening))\b[\s!.,]*(there)?[\s!.]*$/i
const thanks = /^(thanks?|thank you|thx|great|perfect|ok(ay)?|cool)\b[\s!.,a-z]{0,20}$/i

function politeAnswer(message: string): GuideAnswer | null {
  const reply = greeting.test(message)
    ? 'Hello! What would you like to know? I answer from our help articles.'
    : thanks.test(message)
      ? 'You are welcome. Ask me anything else about the product.'
      : null
  return reply === null ? null : { reply, sources: [], isAnswered: true }
}

function articleAnswer(help: HelpSearch, question: GuideQuestion): GuideAnswer {
  const context = {
    screen: question.screen,
    ...(question.person !== null && { plan: question.person.plan }),
  }
  let found = help.answer(question.message, context)
  const before = question.history.findLast(({ role }) => role === 'user')?.content
  // 'And on a phone?' says what it is about only with the question before.
  if (found.kind === 'unknown' && before !== undefined && isFollowUp(question.message)) {
    found = help.answer(`${before} ${question.message}`, context)
  }
  if (found.kind === 'unknown') return { reply: unknownReply, sources: [], isAnswered: false }
  const note =
    found.isInPlan || question.person === null
      ? ''
      : `\n\nYour plan, ${question.person.planName}, does not include this.`
  return {
    reply: found.passage + note,
    sources: [found, ...found.others].map(({ slug, title }) => ({ slug, title })),
    isAnswered: true,
  }
}

function isFollowUp(message: string): boolean {
  return /^(and|but|what about|how about|why|where|when|which|how|is it|does it|can i)\b/i.test(
    message,
  )
}
