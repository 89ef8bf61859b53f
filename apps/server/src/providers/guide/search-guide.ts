import type { GuideAnswer } from '@wildpath/contract'
import { type HelpSearch, ownMatterOf } from '@wildpath/help'

import { adventureSentence, planSentence } from './account-sentences.ts'
import type { Guide, GuideQuestion } from './guide.ts'

/** Built in: an honest search over our own help articles. */
export function createSearchGuide(help: HelpSearch): Guide {
  return {
    kind: 'sandbox',
    async answer(question, { onText }) {
      const answer =
        politeAnswer(question.message) ??
        accountAnswer(help, question) ??
        articleAnswer(help, question)
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

function articleAnswer(
  help: HelpSearch,
  { message, history, screen, person }: GuideQuestion,
): GuideAnswer {
  const before = history.findLast(({ role }) => role === 'user')?.content
  const found = help.answer(message, {
    screen,
    ...(before !== undefined && { before }),
    ...(person !== null && { plan: person.plan }),
  })
  if (found.kind === 'unknown') return { reply: unknownReply, sources: [], isAnswered: false }
  const note =
    found.isInPlan || person === null
      ? ''
      : `\n\nYour plan, ${person.planName}, does not include this.`
  return {
    reply: found.passage + note,
    sources: [found, ...found.others].map(({ slug, title }) => ({ slug, title })),
    isAnswered: true,
  }
}

/** What the account says, for a question about nothing else; visitors are told why nobody can say. */
function accountAnswer(help: HelpSearch, question: GuideQuestion): GuideAnswer | null {
  const { message, person } = question
  const matter = ownMatterOf(message)
  if (matter === null) return null
  const [plansArticle] = help.search('plans and limits', { limit: 1 })
  const answered = (reply: string): GuideAnswer => ({
    reply,
    sources: plansArticle ? [{ slug: plansArticle.slug, title: plansArticle.title }] : [],
    isAnswered: true,
  })
  if (person === null) {
    // How many there may be stands in an article, which tells visitors more.
    return matter === 'plan'
      ? answered(
          'You are not signed in, so I cannot look at your account. [Sign in](/auth/login) and ask again.',
        )
      : null
  }
  return answered(
    matter === 'plan'
      ? `${planSentence(person)}\n\nEverything about it stands in [My Account](/account).`
      : adventureSentence(person),
  )
}
