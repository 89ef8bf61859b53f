import { capitalised } from '../grammar/phrases.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { splitClauses } from './split-text.ts'

export type ReadOffering = {
  name: string
  /** What people do, where a verb names it. */
  activity: string | null
  place: string | null
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
  / (?=(?:in|on|at|near|along|around|through|across|off|over|beside|between|above|out of|from) (?:the |our |an? )?(?:\p{Lu}|(?:\p{Ll}+ ){1,2}(?:river|lake|coast|valley|mountains|hills|bay|island|forest|cliffs|meadow)|(?:river|lake|coast|valley|mountains|hills|bay|sea|island|forest|cliffs|meadow)\b))/u
const trailing =
  / (?:for|with|including|departing|starting|from|in|on|at|near|along|around|to|by) .*$/u

/** 'Croatia' behind 'on the island of Vis'. */
const properName = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u

/** What is sold, out of the first sentence that names it; null where none does. */
export function readOffering(sentences: readonly string[]): ReadOffering | null {
  for (const [at, sentence] of sentences.slice(0, 3).entries()) {
    // 'Courses in Wales: first aid, navigation': what follows the colon is no part of the name.
    const clause = openingOf(splitClauses(sentence.split(': ')[0] ?? ''))
    const told = { at, clauses: Math.max(1, splitClauses(clause).length) }
    const [head = '', ...rest] = clause.replace(/ ?\([^()]*\)/gu, '').split(placed)
    const [district = ''] = splitClauses(sentence.split(': ')[0] ?? '').slice(told.clauses)
    const near = placeOf(rest.join(' '))
    const isNamedOn = near !== null && properName.test(district)
    const place = isNamedOn ? `${near}, ${district}` : near
    if (isNamedOn) told.clauses += 1
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
      const isSure = isShort && (isAnnounced || place !== null)
      const isPart =
        name !== thing ||
        rest.join(' ') !== (near ?? '') ||
        clause.includes('(') ||
        sentence.includes(': ')
      return { name: capitalised(name), activity: null, place, isSure, isPart, ...told }
    }
    const deed = isDeed ? doing.exec(clause)?.groups?.['deed'] : undefined
    if (deed !== undefined && deed.length <= 120) {
      return { name: '', activity: deed, place: null, isSure: false, isPart: true, ...told }
    }
  }
  return null
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
