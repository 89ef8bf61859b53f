import { hasVerb, isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { type Details, joinDetails, readDetail } from './read-details.ts'
import { splitClauses } from './split-text.ts'

export type ReadOffering = {
  name: string
  /** What people do, where a verb names it. */
  activity: string | null
  place: string | null
  /** What stands beside the name in its own clause: '2 hours', 'all levels'. */
  details: Details
  isSure: boolean
  /** Which sentence names it, and how many of its clauses are told by it. */
  at: number
  clauses: number
  /** Whether the first clause says more than name and place. */
  isPart: boolean
}

/** 'We run …' says that the thing follows. */
const selling =
  /^(?:(?:I|we|our (?:team|guides?|school|shop)|the (?:team|school)|\p{Lu}[\p{L}' &-]{2,40}?) )?(?:also |mostly |mainly |now |currently )?(?:offers?|runs?|provides?|organi[sz]es?|operates?|leads?|guides?|hosts?|arranges?|sells?|do|does|have|has|(?:are|am|is) (?:offering|running|selling))(?: you| people| guests)? (?=\p{L}|\d)/iu
/** 'We teach …', 'I repair …': the deed is what is sold, and has no name yet. */
const doing =
  /^(?:I|we) (?!(?:are|am|is|have|has|had|was|were|do|can|will|love|like|know|speak|started|began|been)\b)(?<deed>[\p{Ll}]{3,} .{4,})$/u
const placed =
  / (?=(?:in|on|at|near|along|around|through|across|off|over|beside|between|above|out of|outside|from|(?:north|south|east|west) of) (?:the |our |an? )?(?:\p{Lu}|(?:\p{Ll}+ ){1,2}(?:river|lake|coast|valley|mountains|hills|bay|island|forest|cliffs|meadow)|(?:river|lake|coast|valley|mountains|hills|bay|sea|island|forest|cliffs|meadow)\b))/u
const trailing =
  / (?:for|with|who|that|including|departing|starting|from|in|on|at|near|along|around|to|by) .*$/u

/** 'Croatia' behind 'on the island of Vis'. */
const properName = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u

/** What people book, hire, sleep in or have done: a phrase that ends with one of these names what is sold. */
const sold =
  /(?:^| )(?:trips?|tours?|courses?|lessons?|walks?|hikes?|treks?|rides?|rentals?|hire|experiences?|class(?:es)?|workshops?|clubs?|camps?|safaris?|cruises?|charters?|dives?|sessions?|flights?|hunts?|expeditions?|retreats?|excursions?|days|weekends?|weeks|holidays|tastings?|massages?|facials?|transfers?|repairs?|services?|archery|yoga|cabins?|cottages?|igloos?|yurts?|huts?|treehouses?|tents?|lodges?|apartments?|rooms|bungalows?|huts?|quinta|detox|getaways?|breaks?|farmhouse|chalets?|villas?|campsites?|pitches|portraits?|photography|training|tuition|(?!(?:morning|evening|wedding|building|clothing|being|thing|string|spring|king|ring|wing|everything|anything|landing|meeting|closing|opening|pricing|booking|parking))\p{L}{4,}ing)$/iu

/** Lengths, levels and numbers behind a name: 'llama walks 2 hours', 'surf lessons all levels'. */
const behindName =
  / (?<detail>(?:\d+(?:[.,]\d)?(?: ?(?:-|–|to|or) ?\d+(?:[.,]\d)?)? (?:hours?|minutes?|days?|nights?|weeks?)|half[- ]day|full[- ]day|(?:for )?all levels|(?:for )?beginners to \p{L}+)(?: or (?:half|full)[- ]day)?)$/iu

/** What is sold, out of the first sentence that names it; null where none does. */
export function readOffering(sentences: readonly string[]): ReadOffering | null {
  for (const [at, sentence] of sentences.slice(0, 3).entries()) {
    // 'Courses in Wales: first aid, navigation': what follows the colon is no part of the name.
    const clause = openingOf(splitClauses(sentence.split(': ')[0] ?? ''))
    const told = { at, clauses: Math.max(1, splitClauses(clause).length) }
    const bare = clause
      .replace(/ ?\([^()]*\)/gu, '')
      .replace(/ (?:van|truck|trailer)? ?comes to (?:you|your \p{L}+)$/iu, '')
    const [first = '', ...rest] = bare.split(placed)
    const [district = ''] = splitClauses(sentence.split(': ')[0] ?? '').slice(told.clauses)
    const near = placeOf(rest.join(' '))
    const isNamedOn = near !== null && properName.test(district.replace(behindName, ''))
    const town = isNamedOn ? `${near}, ${district}` : near
    if (isNamedOn) told.clauses += 1
    const [head, first_details] = withoutDetail(first)
    const [place, details] = placeWithout(town, first_details)
    const isAnnounced = selling.test(head)
    const thing = head.replace(selling, '').replace(/^(?:our|my|your|their|the|an?) /iu, '')
    const name = [thing, thing.replace(trailing, '')].find((one) =>
      isNounPhrase(one, { mostWords: 7 }),
    )
    const isDeed = !isAnnounced && doing.test(head)
    if (
      name !== undefined &&
      !isDeed &&
      (at === 0 || (isAnnounced && /^(?:I|we)\b/iu.test(head)) || (place !== null && !isAnnounced))
    ) {
      const isShort = name === thing && name.split(' ').length <= 5
      const isThing = sold.test(name.replace(/ (?:for|with|at|of|to|class [IVX-]+)\b.*$/u, ''))
      const isSure =
        isClean(capitalised(name)) &&
        !hasVerb(name.replace(/^will /iu, '')) &&
        (isThing || (isShort && (isAnnounced || place !== null)))
      const isPart =
        name !== thing ||
        rest.join(' ').length > (town ?? '').length ||
        bare !== clause ||
        sentence.includes(': ')
      return { name: capitalised(name), activity: null, place, details, isSure, isPart, ...told }
    }
    const deed = isDeed ? doing.exec(clause)?.groups?.['deed'] : undefined
    if (deed !== undefined && deed.length <= 120) {
      return {
        name: '',
        activity: deed,
        place: null,
        details: {},
        isSure: false,
        isPart: true,
        ...told,
      }
    }
  }
  return null
}

/** The words before a length or a level at their end, and that detail. */
function withoutDetail(text: string): [string, Details] {
  const detail = behindName.exec(text)?.groups?.['detail']
  const read = detail === undefined ? null : readDetail(detail)
  return detail === undefined || read === null ? [text, {}] : [text.replace(behindName, ''), read]
}

function placeWithout(place: string | null, known: Details): [string | null, Details] {
  if (place === null) return [null, known]
  const [text, details] = withoutDetail(place)
  return [text, joinDetails(known, details)]
}

/** The first clause; 'Kayaks, canoes and boards' is one thing, not the first of three. */
function openingOf([first = '', ...others]: readonly string[]): string {
  const end = others.findIndex((part) => / (?:and|or) /u.test(part))
  const [last = ''] = (others[end] ?? '').split(/ (?=(?:to|in|on|at|for|with|near) )/u)
  const list = [first, ...others.slice(0, Math.max(0, end)), last]
  const isList = end >= 0 && list.every((part) => part.split(' ').length <= 4 && isNounPhrase(part))
  const isOne = isList && first.split(' ').length <= 2
  return isOne ? [first, ...others.slice(0, end + 1)].join(', ') : first
}

/** The first phrase of what follows: 'on the Nantahala River'. */
function placeOf(text: string): string | null {
  const [phrase = ''] = text.split(
    / (?:with|for|since|and we|where|who|every|from \d|on our|on my)/u,
  )
  return phrase !== '' && phrase.length <= 60 && phrase.split(' ').length <= 9 ? phrase : null
}

const district =
  /^(?<part>(?:northern|southern|eastern|western|inner) (?:beaches|suburbs)),? (?:of )?(?<city>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/iu

/** 'outside San Pedro' and what stands before it, in '2 hours outside San Pedro'; 'on the northern beaches of Sydney'. */
export function placeIn(clause: string): { head: string; place: string } | null {
  const { part, city = '' } = district.exec(clause)?.groups ?? {}
  if (part !== undefined)
    return {
      head: '',
      place: `${/beaches/iu.test(part) ? 'on' : 'in'} the ${part.toLowerCase()} of ${city}`,
    }
  const [head = '', ...rest] = clause.split(placed)
  const place = placeOf(rest.join(' '))
  const isNamed = place !== null && /^\p{L}+(?: \p{L}+)? (?:the )?\p{Lu}\p{Ll}{2}/u.test(place)
  const bare = head.replace(/ ?\([^()]*\)$/u, '')
  return isNamed &&
    !hasVerb(clause) &&
    (readDetail(bare) !== null || isNounPhrase(bare, { mostWords: 4 }))
    ? { head: bare, place }
    : null
}

/** Deeds that people come for; what else 'you' do is a condition or a step. */
const doings =
  /^(?:where |here |and )?you (?:also |can |get to |learn (?:how )?to )?(?<deed>(?:fly|drive|ride|paddle|steer|cook|make|build|catch|cast|row|sail|climb|swim|dive|snorkel|surf|hike|walk|explore|discover|learn|bake|throw|shoot|forage|taste|meet|feed|hold|ski|paint|carve|knit|spot|watch|track|follow|milk|press|brew|print|weave|glide|cross|sleep) [^,;:()]{3,})/iu

/** What people do, out of a clause such as 'you drive your own sled north of Alta', and where it says so. */
export function readActivity(clause: string): { activity: string; place: string | null } | null {
  const deed = doings.exec(clause.replace(/ ?\([^()]*\)/gu, ''))?.groups?.['deed']
  if (deed === undefined || deed.split(' ').length > 12) return null
  const [activity = '', ...rest] = deed.split(placed)
  const place = rest.length === 0 ? null : placeOf(rest.join(' '))
  const isSure =
    isClean(capitalised(activity)) && !/\b(?:if|when|before|after|we|I)\b/u.test(activity)
  return isSure && activity.includes(' ') ? { activity, place } : null
}
