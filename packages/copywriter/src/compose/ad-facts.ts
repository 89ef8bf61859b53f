import type { Business } from '../business/business.ts'
import { comesWithSentence } from './inclusion-sentences.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { certificateSentence, guideSentence, lengthOf } from './fact-sentences.ts'
import { hasWordTwice, tellsOf } from './headline.ts'
import { isPlain } from './offer-clauses.ts'
import { cleanLines } from './owner-lines.ts'
import { inclusionSentences, offeringLine } from './offering-sentence.ts'
import { nameOfThing, sellsSeveral } from './thing-phrases.ts'

/** 'in the old oak woods beside Glenveagh', 'beside Glenveagh': the place at several lengths, each a phrase. */
export function placesOf({ offerings }: Business): string[] {
  const place = offerings[0]?.place
  if (place === undefined) return []
  const [first = ''] = place.split(',')
  const tail =
    / ((?:beside|near|by|in|on|at|outside|around|along|under|above) (?:the )?\p{Lu}[^,]*)$/u.exec(
      first,
    )?.[1]
  return [...new Set([place, first, ...(tail === undefined ? [] : [tail])])]
}

/** What people do, as a call to do it, or what the owner does for them; longest first, null where nobody told. */
export function deeds(business: Business, places: readonly string[]): string[] {
  const { offerings, goal, visitorGoal, voice } = business
  const activity = offerings[0]?.activity
  if (
    activity === undefined ||
    sellsSeveral(business) ||
    /\b(?:I|we|you|your|us|me)\b/u.test(activity)
  )
    return []
  if (goal === 'enquiry') return []
  const isServed = goal === 'quote' || visitorGoal === 'appointment'
  // 'Sleep indoors' is what the dog does.
  if (isServed && !tellsOf(activity, nameOfThing(business) ?? '')) return []
  const deed = isServed ? `${voice.subject} ${activity}` : activity
  const placed = places.map((place) => `${deed} ${place}`).filter((text) => !hasWordTwice(text))
  return [...placed, deed].map((text) => capitalised(text))
}

/** 'One hour in the old oak woods beside Glenveagh, four guests at most.' */
export function shapeLines(business: Business, places: readonly string[]): string[] {
  const { offerings, goal } = business
  if (sellsSeveral(business)) {
    return offerings.flatMap((one) => {
      const line = offeringLine(one, business, { withPrice: true, withActivity: false })
      return line === null ? [] : [sentence(line)]
    })
  }
  const [main] = offerings
  const length = main?.duration === undefined ? null : lengthOf(main.duration)
  const isSpan = /^\p{Lu}\p{L}+day .* to \p{Lu}\p{L}+day/u.test(main?.duration ?? '')
  const time = length ?? (isSpan ? (main?.duration ?? null) : null)
  const isThere = goal === 'booking' || goal === 'lessons' || goal === 'stay' || goal === 'visit'
  if (time === null || !isThere) return []
  const group =
    main?.group_size === undefined ||
    hasNumber(main.name) ||
    /^\d+$|^\p{L}+$/u.test(main.group_size)
      ? []
      : [inSentence(main.group_size)]
  const open = places.length === 0 ? [time] : places.map((place) => `${time} ${place}`)
  return open
    .flatMap((line) => [...group.map((size) => `${line}, ${size}`), line])
    .map((line) => sentence(line))
}

/** 'for two': whose name tells how many needs no group behind it. */
function hasNumber(name: string): boolean {
  return /\b(?:two|\d+)\b/iu.test(name)
}

/** What sets this business apart, each a sentence of one fact. */
export function differences(business: Business): string[] {
  const { guides, certificates, since, offerings, voice } = business
  const [main] = offerings
  const included = sellsSeveral(business) ? null : comesWithSentence(main?.included)
  return [
    ...guides.flatMap((guide) => guideSentence(guide) ?? []),
    ...(included === null ? [] : [included]),
    ...inclusionSentences(business).slice(sellsSeveral(business) ? 0 : 1),
    ...certificates.flatMap((text) => certificateSentence(text, business) ?? []),
    ...(since === null ? [] : [`${capitalised(voice.subject)} have done this since ${since}.`]),
    ...(main?.languages === undefined || main.languages.length < 2
      ? []
      : [sentence(`in ${joinList(main.languages, 'or')}`)]),
  ]
}

/** Short heads for what sets it apart: 'Four guests at most', 'Helmet and rain gear included'. */
export function differentHeads(business: Business): string[] {
  const { offerings, certificates } = business
  const [main] = offerings
  const time = main?.duration === undefined ? null : lengthOf(main.duration)
  const places = placesOf(business)
  const included = main?.included ?? []
  const size = main?.group_size ?? ''
  return [
    ...(/\b(?:at most|up to|maximum|only)\b/iu.test(size) && size.split(' ').length > 3
      ? [size]
      : []),
    ...(included.length > 0 && included.length < 4 && !sellsSeveral(business)
      ? [`${joinList(included.map((item) => inSentence(item)))} included`]
      : []),
    ...certificates,
    ...(time === null || sellsSeveral(business) ? [] : places.map((place) => `${time} ${place}`)),
  ].map((text) => capitalised(unstopped(text)))
}

/** Lines of the owner that stand well by themselves, where no fact was confirmed. */
export function plainLines(business: Business): string[] {
  return cleanLines(business).filter((line) => isPlain(line) && line.split(' ').length < 20)
}

/** 'We look after holiday flats': how far a line goes before a colon, a comma, or what tells more of it. */
export function lineHeads({ lines }: Business): string[] {
  return lines.flatMap((line) => {
    const [first = ''] = line.split(/[:;(–]|,(?= )/u)
    const text = first.trim()
    const cuts = [...text.matchAll(/ (?:for|in|at|from|near|with|on)\b/gu)]
      .map(({ index }) => text.slice(0, index))
      .filter((cut) => cut.split(' ').length > (/^We\b/u.test(cut) ? 3 : 2))
    const isClean = !/^I\b/u.test(text) && text.split(' ').length > 1
    return isClean
      ? [text, ...cuts.toReversed()].filter((cut) => isPlain(cut) && !isOpen(cut)).slice(0, 3)
      : []
  })
}

/** A first half of a phrase. */
function isOpen(text: string): boolean {
  return /\b(?:the|an?|our|my|your|and|or|of|to|is|are|was|I'm|what|who|which)$|^(?:no|not|but|and|also)\b/iu.test(
    text,
  )
}

/** Ads assert nothing about whoever reads them, and sort nobody by age or body. */
export function openAudiences({ audiences }: Business): string[] {
  return audiences.filter((text) => !personal.test(text)).map((text) => inSentence(text))
}

const personal =
  /\b(?:\d|age[ds]?|old|young|pregnan\w*|disab\w*|autism|pain|injur\w*|weight|debt|credit|divorc\w*|singles?|women|men|mums?|moms?|dads?|mothers?|fathers?|parents?|sick|burn|gay|religio\w*|scared|afraid|ashamed)\b/iu

/** 'Hawk walk', with a capital. */
export function thingHead(business: Business): string | null {
  const thing = nameOfThing(business)
  return thing === null ? null : capitalised(thing)
}
