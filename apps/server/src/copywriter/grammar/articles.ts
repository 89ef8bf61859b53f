import { looksOrdinary } from './common-words.ts'
import { articleFor } from './phrases.ts'

/** Nouns that want an article when they stand alone; what is not listed stays as it is. */
const countNouns = new Set(
  `pit loo stove fire fireplace sauna spa pool garden terrace kitchen tent quartet cook chef guide biologist breakfast lunch dinner
  picnic toast barbecue van boat bus car shuttle transfer pick-up pickup scope map drink lesson class tour flight trip ride walk hike
  cabin room cottage cafe pub bar shop course session workshop report film call check checklist certificate instructor coach
  doctor lifeguard photographer skipper captain briefing photo video raft yacht catamaran zodiac jeep snack basket bed
  stop ceremony tasting concert campfire bonfire day night weekend week appointment assessment trial plan drone seat 4x4 harness
  helmet jacket rope board wetsuit lamp headlamp swim dip stay visit supper brunch massage guarantee option deposit trail road track path route ski-room playground library`
    .trim()
    .split(/\s+/u),
)

const opener =
  /^(?:an?|the|our|my|your|their|his|her|its|every|each|all|no|one|two|three|four|five|six|seven|eight|nine|ten|free|both|some|\d|\p{Sc})\b|^[$£€\d]/iu

/** 'Small breakfast before' as 'A small breakfast before'; plurals, mass nouns and names stay. */
export function withArticle(phrase: string): string {
  if (!/^(?:free |private |hot |4x4\b|\d+-\p{L}+ )/iu.test(phrase) && opener.test(phrase))
    return phrase
  const [head = phrase] = phrase.split(
    / (?:of|to|with|for|from|in|on|at|by|after|before|near|next|around|over|under|during|where|that|who|which|without|beside|every|each|out|a|per|only|nightly|until|if|when) |[:(,]/u,
  )
  const words = head.trim().split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isName = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
  if (isName || words.length > 5 || !countNouns.has(last)) return phrase
  if ((words[0] ?? '').endsWith("'s")) return phrase
  if (/^(?:breakfast|lunch|dinner|brunch|supper)$/u.test(last) && words.length === 1) return phrase
  const isOwnName = !looksOrdinary(words[0] ?? '')
  const rest = isOwnName ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
  return `${articleFor(phrase)} ${rest}`
}

const bareSeat = new RegExp(
  `\\bwith (?=(?!(?:an?|the|our|my|your|his|her|no|every|each|local|glow)\\b)((?:\\p{Ll}+ ){0,2}(?:seat|pool|fireplace|sauna|view|balcony|kitchen|garden|fire|terrace|sparkling breakfast|picnic))(?!s|\\p{L}))`,
  'u',
)

/** 'with guaranteed window seat' as 'with a guaranteed window seat'. */
export function withInnerArticle(text: string): string {
  return text.replace(bareSeat, (_, next: string) => `with ${articleFor(next)} `)
}

/** Every item of a list with its article: 'a fire pit and a compost loo'. */
export function withArticles(list: string): string {
  if (/[(:;]/u.test(list)) return withArticle(list)
  if (
    / or |^(?:on|in|at|by|from|with|after|before|near|not|no|only|every|half|back|also|wade|live|full) /iu.test(
      list,
    )
  )
    return list
  const parts = list.split(/(, | and )/u)
  // 'Helmet, vest and shoes' reads well without.
  if (parts.length > 3) return list
  return parts.map((part, index) => (index % 2 === 1 ? part : withArticle(part))).join('')
}

/** Plural forms of what one books, so that no article is missing: 'balloon flight' as 'balloon flights'. */
export function bookedPlural(service: string): string {
  return service.replace(
    /\b(flight|tour|trip|ride|hike|walk|lesson|session|safari|cruise|excursion|expedition|workshop|charter|trek|jump|dive|class|experience)$/iu,
    (noun) => (noun.toLowerCase() === 'class' ? `${noun}es` : `${noun}s`),
  )
}
