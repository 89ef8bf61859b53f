import { isNounPhrase } from './noun-phrase.ts'
import type { ReadOffering } from './read-offering.ts'
import { splitClauses } from './split-text.ts'

const guiding =
  /^(?:I|we)(?: have|'ve) been guiding(?<place> (?:on|in|around|at|along|off) [^,]+?)?(?: for \d| since \d|,|$)/u

/** What is guided, by words that belong to nothing else; the narrower first. */
const sports: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dry flies|fly[- ]fish\p{L}*|nymphs)\b/iu, 'fly fishing'],
  [/\b(?:trout|salmon|pike|walleye|tarpon|fishing)\b/iu, 'fishing'],
  [/\bski[- ]tour\p{L}*\b/iu, 'ski touring'],
  [/\b(?:climbing|multi-pitch)\b/iu, 'climbing'],
  [/\b(?:hikes|hiking|hut-to-hut)\b/iu, 'hiking'],
  [/\b(?:kayaks?|kayaking)\b/iu, 'kayaking'],
]

const lookingAfter =
  /^(?:I|we) (?:look after|manage|take care of) (?<kind>(?:holiday|rental|vacation|second|private) )?(?<noun>flat|home|house|apartment|villa|cottage|pool|boat|garden)s (?<place>(?:in|on|around|near) .+?)(?= for |$)/u

/** 'I have been guiding on the Bitterroot for 22 years', 'we look after holiday flats in Paphos': the deed names the thing. */
export function readPractice(sentences: readonly string[]): ReadOffering | null {
  for (const [at, sentence] of sentences.slice(0, 3).entries()) {
    const [head = '', list = ''] = sentence.split(': ')
    const bare = { activity: null, isSure: true, isPart: true, at, clauses: 0 }
    const guided = guiding.exec(head)?.groups
    const sport = sports.find(([sign]) => sign.test(sentences.join('. ')))?.[1]
    if (guided !== undefined && sport !== undefined) {
      const place = guided['place']?.trim() ?? null
      return { ...bare, name: `Guided ${sport}`, place, details: {} }
    }
    const kept = lookingAfter.exec(head)?.groups
    if (kept !== undefined) {
      const { kind = '', noun = '', place = null } = kept
      const work = /^(?:pool|boat|garden)$/u.test(noun) ? 'care' : 'management'
      const name = `${kind}${noun} ${work}`
      const things = splitClauses(list).map((thing) =>
        thing.replace(/^(?=(?:daily|weekly|monthly) (?:report|visit|call)\b)/u, 'a '),
      )
      const isList = things.length > 1 && things.every((thing) => isNounPhrase(thing))
      const details = isList ? { included: things } : {}
      return { ...bare, name: name.charAt(0).toUpperCase() + name.slice(1), place, details }
    }
  }
  return null
}
