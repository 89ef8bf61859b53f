import { activities, type Activity } from '@wildpath/activities'

import { interestsIn } from '../../audience-of-business.ts'

/** A search phrase for an activity and the nouns that buyers add: 'via ferrata' with 'tours'. */
export type SearchTerm = { phrase: string; intents: readonly string[] }

type Found = { activity: Activity; words: string; at: number }

/** Finds search terms for the activities in a text, in the order of the text. */
export function findSearchTerms(sold: string): SearchTerm[] {
  const found = activities
    .filter(({ isOutdoor, searched }) => isOutdoor === true && searched !== null)
    .flatMap((activity): Found[] => {
      const match = activity.unless?.test(sold) === true ? null : activity.signs.exec(sold)
      return match === null ? [] : [{ activity, words: match[0], at: match.index }]
    })
  return found
    .filter((one, index) => !isGeneral(one, { found, narrower: found.slice(0, index), sold }))
    .toSorted((one, other) => one.at - other.at)
    .map((one) => ({
      phrase: qualify(phraseOf(one), one.words, sold),
      intents: findIntents(sold, one.activity.goal),
    }))
}

/** Finds nouns that buyers search for. Prefers the business's own words over the defaults for its goal. */
export function findIntents(sold: string, goal?: Activity['goal']): string[] {
  const own = nouns.flatMap(([words, noun]) => {
    const at = sold.search(words)
    return at === -1 ? [] : [{ noun, at }]
  })
  const [first = '', second] = own
    .toSorted((one, other) => one.at - other.at)
    .map(({ noun }) => noun)
  if (second !== undefined) return [first, second]
  const usual = usualIntents[goal ?? 'booking'] ?? outing
  if (first === '') return [...usual]
  if (teaching.includes(first)) return [first, ...teaching.filter((noun) => noun !== first)]
  const others = goal === 'lessons' ? outing : usual
  return [first, ...others.filter((noun) => noun !== first)].slice(0, 2)
}

const outing: readonly string[] = ['tours', 'trips']
const teaching: readonly string[] = ['lessons', 'courses']

const usualIntents: Partial<Record<NonNullable<Activity['goal']>, readonly string[]>> = {
  lessons: teaching,
  stay: ['stays', 'getaways'],
  visit: ['sessions', 'day pass'],
  rental: ['rentals'],
}

const nouns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lessons?|schools?|academy|instruct\w+|teach\w*|learn to)\b/i, 'lessons'],
  [/\b(?:courses?|class(?:es)?(?! \d| [iv]+\b)|workshops?|clinics?)\b/i, 'courses'],
  [/\b(?:tours?|guided)\b/i, 'tours'],
  [/\b(?:(?:day)?trips?|outings?|excursions?)\b/i, 'trips'],
  [/\bguides?\b/i, 'guides'],
  [/\bcharters?\b/i, 'charters'],
  [/\bcruises?\b/i, 'cruises'],
  [/\b(?:rentals?|hire)\b/i, 'rentals'],
]

/** True if another activity is more specific: this one follows it, only transports guests, or shares an interest without being named. */
function isGeneral(
  { activity, at }: Found,
  { found, narrower, sold }: { found: Found[]; narrower: Found[]; sold: string },
): boolean {
  if (activity.isWide === true && found.length > 1) return true
  if (found.length > 1 && /\b(?:by|aboard)(?: an?| our)? $/i.test(sold.slice(0, at))) return true
  const follows = found.some(
    (other) =>
      other.at < at && /^\s(?:\w+ ?){0,1}$/.test(sold.slice(other.at + other.words.length, at)),
  )
  if (follows) return true
  const interests = interestsIn(activity.label)
  const isNamed = sold.toLowerCase().includes(activity.label)
  return (
    !isNamed &&
    narrower.some((other) =>
      interestsIn(other.activity.label).some((one) => interests.includes(one)),
    )
  )
}

/** Returns the business's own name for an activity, such as 'canyoneering', or the default name. */
function phraseOf({ activity: { label, searched }, words }: Found): string {
  if (typeof searched === 'string') return searched
  const own = words.toLowerCase()
  return own.endsWith('ing') && !label.includes(own) ? own : label
}

const kinds = 'indoor|outdoor|whitewater|white-water|white water|sea|ice|alpine|fly'

/** Adds the kind of activity from the text: 'sea kayaking' for 'sea kayak tours'. */
export function qualify(phrase: string, words: string, sold: string): string {
  const last = words.split(/\s+/).at(-1) ?? ''
  const isOfPhrase = phrase.split(' ').at(-1)?.startsWith(last.slice(0, 4).toLowerCase()) === true
  const [kind] = new RegExp(`\\b(?:${kinds})(?=[ -]${last})`, 'i').exec(sold) ?? []
  return kind === undefined || !isOfPhrase || phrase.startsWith(kind.toLowerCase())
    ? phrase
    : `${kind.toLowerCase()} ${phrase}`
}
