import { answersInWords, firstNameOf, type Lead, nameAnswer } from '@wildpath/contract'
import { wordsOf } from '@wildpath/page/language'

import { labeledAnswer, mailLink } from './lead-parts.ts'

type Sender = {
  business: string
  /** Empty if the owner gave none. */
  ownerName: string
  /** BCP 47 tag of the page that the lead came from. */
  language: string
}

/** Some mail programs cut longer links off. */
const longestLink = 2000

/** Opens the owner's mail program with a drafted reply; null if the lead left no address. */
export function replyLink(lead: Pick<Lead, 'email' | 'values'>, sender: Sender): string | null {
  if (lead.email === null) return null
  const { reply: words } = wordsOf(sender.language)
  const name = firstNameOf(nameAnswer(lead.values)?.value ?? '')
  const quotes = answersInWords(lead.values)
    .filter(({ value }) => value.trim() !== '')
    .map((answer) => labeledAnswer(answer).replaceAll(/^/gm, '> '))
  const draft = [
    words.greeting(name),
    words.thanks(sender.business),
    '',
    [words.closing, sender.ownerName, sender.business].filter(Boolean).join('\n'),
  ]
  const start = `${mailLink(lead.email)}?subject=${encodeURIComponent(words.subject(sender.business))}`
  const linkWith = (quoteCount: number) => {
    const quoted = [words.youWrote, ...quotes.slice(0, quoteCount)].join('\n')
    const body = [...draft, ...(quoteCount > 0 ? [quoted] : [])].join('\n\n')
    return `${start}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  }
  const counts = Array.from({ length: quotes.length + 1 }, (_, left) => quotes.length - left)
  return counts.map(linkWith).find(({ length }) => length <= longestLink) ?? start
}
