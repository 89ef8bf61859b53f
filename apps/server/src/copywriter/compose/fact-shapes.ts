import type { Detail } from '../brief/details.ts'
import { numberOfHead } from '../grammar/phrases.ts'

/** What is said of a thing, and no thing itself: 'gear included', 'at most 8 people'. */
export const isStatus =
  /\b(?:included|provided|supplied|only|price|borrow|rent|share)$|^(?:at most|up to|groups? of|no |about |one \p{L}+ for|\d+ (?:m|km) (?:from|to)|private )/iu

/** 'Milford Sound, Mt Cook and Tekapo' are names of places or courses, not things one has. */
export function isNameList(fact: string): boolean {
  const items = fact.split(/, | and /u)
  return items.length > 1 && items.every((item) => /^\p{Lu}[^ ]*(?: \p{Lu}|$| night)/u.test(item))
}

const noThing =
  /^(?:from|in|on|by|every|each|near|half|full|easy|run|back|based|worked|sleeps|ships|works|ratio|after|before|if|ex\b|shoot|coach:|principal:|\d+ of us|husband|\d+ ft|weekdays|weekends|the flight|pick-?up)\b|\b(?:compliant|checked|qualified|twice|runs?|approves|themselves|allowed|nightly|daily)\b/iu

/** Whether a fact is a thing that may follow 'with': several, uncounted, or with an article. */
export function isThing(fact: string): boolean {
  if (/ with /u.test(fact) || isNameList(fact)) return false
  if (noThing.test(fact) || / or /u.test(fact) || /[:;(]/u.test(fact)) return false
  const [head = fact] = fact.split(
    / (?:with|for|from|in|on|of|to|at|by|who|where|after|before|without) /u,
  )
  return (
    /^(?:an?|our|the|my|one|\d+) /iu.test(fact) ||
    / and /u.test(head) ||
    numberOfHead(head) !== 'one'
  )
}

/** 'She was a chef' needs the sentence before it. */
export function leansBack({ text }: Detail): boolean {
  return /^(?:she|he|they|it|both|the friends|for many years, the)\b/iu.test(text)
}
