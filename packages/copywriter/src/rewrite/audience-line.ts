import type { BusinessInfo, RewriteInstruction } from '@wildpath/contract'

import { answersOf } from '../brief-of.ts'
import { readBrief } from '../brief/read-brief.ts'
import { sentence } from '../grammar/phrases.ts'

const signs = {
  families: /\b(?:famil\w+|child\w*|kids?|parents?|toddlers?|teens?|teenagers?|grandparents?)\b/iu,
  groups:
    /\b(?:groups?|friends|teams?|compan(?:y|ies)|colleagues|school(?:s| classes)|clubs?|parties|hen|stag)\b/iu,
  beginners:
    /\b(?:beginners?|first[- ]tim\w+|novices?|newcomers?|no experience|without experience|never (?:done|held|paddled|climbed|tried|been)|learn(?:ing|ers?)?)\b/iu,
} as const

type Business = Omit<BusinessInfo, 'website_url'>

/**
 * What the owner said for these people, as one sentence in the owner's own facts: a statement about them
 * before the bare 'For families…'. Null when nothing was said.
 */
export function audienceLine(
  instruction: Extract<RewriteInstruction, keyof typeof signs>,
  business: Business,
): string | null {
  const facts = readBrief(answersOf(business))
  const told = facts.statements.find(
    ({ text, form }) => form === 'sentence' && signs[instruction].test(text),
  )
  if (told !== undefined) return sentence(told.text)
  const people = facts.audiences.find(({ text }) => signs[instruction].test(text))
  return people === undefined ? null : sentence(`For ${people.text}`)
}
