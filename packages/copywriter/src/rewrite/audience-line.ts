import { isUsable, listFacts, type RewriteInstruction } from '@wildpath/contract'

import type { CopyBrief } from '../copy-brief.ts'

const signs = {
  families: /\b(?:famil\w+|child\w*|kids?|parents?|toddlers?|teens?|teenagers?|grandparents?)\b/iu,
  groups:
    /\b(?:groups?|friends|teams?|compan(?:y|ies)|colleagues|school(?:s| classes)|clubs?|parties|hen|stag)\b/iu,
  beginners:
    /\b(?:beginners?|first[- ]tim\w+|novices?|newcomers?|no experience|without experience|never (?:done|held|paddled|climbed|tried|been)|learn(?:ing|ers?)?)\b/iu,
} as const

/**
 * What is known for these people, as one sentence: a rule about them before the bare 'For families…'. Null when
 * nothing is.
 */
export function audienceLine(
  instruction: Extract<RewriteInstruction, keyof typeof signs>,
  { facts: known }: CopyBrief,
): string | null {
  const facts = { ...known, facts: known.facts.filter(isUsable) }
  const rules = listFacts(facts, 'rule').map(({ value }) => value.text)
  const told = rules.find((text) => signs[instruction].test(text))
  if (told !== undefined) return sentence(told)
  const audiences = listFacts(facts, 'audience').map(({ value }) => value.text)
  const people = audiences.find((text) => signs[instruction].test(text))
  return people === undefined ? null : sentence(`For ${uncapitalised(people)}`)
}

/** 'Families with children' inside a sentence; a name keeps its capital. */
function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}+s?\b/u.test(text) && signStarts(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

function signStarts(text: string): boolean {
  return Object.values(signs).some((sign) => text.search(sign) === 0)
}

function sentence(text: string): string {
  const whole = /[.!?]["')]*$/u.test(text) ? text : `${text}.`
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
