import type { Business } from '../business/business.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { tellsAgain } from './ad-body.ts'
import { ownReasons } from './benefits.ts'
import {
  durationSentence,
  includedSentence,
  groupSentence,
  groupTail,
  lengthOf,
} from './fact-sentences.ts'
import { thingAndPlace } from './headline.ts'
import { hasPrice, isSaving } from './offer-clauses.ts'
import { firstSteps } from './first-step.ts'
import { offerTexts } from './offer-lines.ts'
import {
  aboutThing,
  bareThing,
  isOfAnother,
  beOf,
  namesThing,
  sellsSeveral,
} from './thing-phrases.ts'
import { isNamedLength, runsOf, saysLength, withSubject } from './offering-sentence.ts'
import { peopleSentence } from './people-sentence.ts'
import type { Writer } from './writer.ts'

/** In characters: with more, nobody reads it. An offer that is longer alone stands alone. */
const comfortable = 200
const longest = 400
/** Of the offer beside other sentences. */
const longestPart = 170
/** Of an offer no part of which stands by itself. */
const longestAlone = 230

/** The line below: how long and how many, for whom, and what it costs, without a word of the headline again. */
export function composeSubheadline(writer: Writer, headline: string): string {
  const { business } = writer
  const text = joined(writer, partsOf(writer, headline))
  if (text.length >= 12 && text.length <= longest) return text
  const [reason] = ownReasons(business)
  return reason === undefined ? firstSteps[business.goal] : sentence(reason)
}

type Parts = {
  /** What is sold, where neither headline nor the others name it. */
  what: string | null
  shape: string | null
  people: string | null
  offer: string | null
}

function partsOf(writer: Writer, headline: string): Parts {
  const { business } = writer
  const thing = mainThing(business)
  const isNamed = thing !== null && saysAll(headline, thing)
  const shape = shapeOf(writer, headline, isNamed)
  const isTold = isNamed || (shape !== null && thing !== null && saysAll(shape, thing))
  const offer = offerFor(writer, isTold)
  const people = peopleSentence(writer, headline)
  const line = nameLine(writer, headline)
  const isSaid = isTold || (offer !== null && thing !== null && namesThing(offer, thing))
  if (isSaid || line === null || says(headline, line)) return { what: null, shape, people, offer }
  // 'Lakeside cabins from €180 a night.'
  const isFrom = offer?.startsWith('From ') === true && line.length < 40
  return isFrom
    ? { what: null, shape, people, offer: `${line} ${inSentence(offer ?? '')}` }
    : { what: sentence(line), shape, people, offer }
}

/** As many of them as there is room for, and what is in the price or a line of the trade where they say little. */
function joined(writer: Writer, { what, shape, people, offer }: Parts): string {
  const { business, say } = writer
  const [main] = business.offerings
  const half = what === null ? lengthFor(shape, offer) : null
  const parts: string[] = []
  const add = (text: string | null) => {
    const room = comfortable - [...parts, offer ?? ''].join(' ').length - 1
    if (text === null || text.length > room) return false
    parts.push(text)
    writer.tell(text)
    // What stands here is no benefit and no note further down.
    return writer.pick([text], longest) !== null
  }
  if (half !== null) return [half, people].filter((part) => part !== null).join(' ')
  add(what)
  const isShaped = add(shape)
  if (isShaped && main !== undefined && groupTail(main) !== null) {
    writer.pick([groupSentence(main)], longest)
  }
  const isFew = shape === null && what === null
  if (!isFew) add(people)
  if (isFew && (offer?.length ?? 0) < 60) add(includedSentence(main?.included))
  if (parts.length === 0 && people === null && business.isTradeNamed && (offer?.length ?? 0) < 60) {
    const [pull] = say('pull', business.playbook.pulls)
    if (pull !== undefined) add(sentence(pull))
  }
  return [...parts, offer, isFew ? people : null].filter((part) => part !== null).join(' ')
}

/** 'Half a day for $195 per person.' of 'It takes half a day.' and a price alone. */
function lengthFor(shape: string | null, offer: string | null): string | null {
  const length = /^(?:It takes|They take) ([^,]+)\.$/u.exec(shape ?? '')?.[1]
  const isBare = /^(?:\p{Lu}{1,3} ?)?[$£€¥₹]? ?\d[^;,.]*(?:[.,]\d+[^;,.]*)*\.$/u.test(offer ?? '')
  return length === undefined || !isBare ? null : `${capitalised(length)} for ${offer}`
}

/** 'One hour with four guests at most.', 'The lava loop takes an hour and a half, with 8 riders at most to one guide.' */
function shapeOf({ business }: Writer, headline: string, isNamed: boolean): string | null {
  const [main] = business.offerings
  if (main === undefined || sellsSeveral(business)) return null
  const { name, duration, place } = main
  const isCounted = /\b(?:two|couples?|one)\b/iu.test(name)
  const isOfGuests = runsOf(business) === 'It runs'
  const tail = isCounted || !isOfGuests ? null : groupTail(main)
  // 'The half-day tour' needs no 'half a day'; a span of days and hours says more than 'a weekend'.
  const thing = mainThing(business) ?? name
  const isSaid =
    (saysLength(thing) || isNamedLength(main)) && !/\d:\d|\d ?[ap]m\b/u.test(duration ?? '')
  const length = duration === undefined || isSaid ? null : lengthOf(duration)
  const told = isSaid ? null : durationSentence(main)
  const isPlaced = place === undefined || says(headline, place.split(',')[0] ?? place)
  const where =
    isPlaced || !/^(?:in|on|at|near|by|along|around|beside|from|above|between) /u.test(place)
      ? ''
      : ` ${place}`
  if (length !== null && tail !== null && isNamed) {
    return sentence(`${capitalised(length)}${where} ${tail}`)
  }
  if (length !== null && isNamed && where !== '') return sentence(`${capitalised(length)}${where}`)
  if (length !== null && isNamed) return beOf(name) === 'are' ? `They take ${length}.` : told
  if (told !== null && /^It (?:takes|lasts|runs) /u.test(told)) {
    const line = withSubject(told, thing).replace(/\.$/u, where)
    return sentence(tail === null ? line : `${line}, ${tail}`)
  }
  if (told?.startsWith('You are ') === true) return told
  return isCounted || tail === null ? null : groupSentence(main)
}

/** Whole where it is short; else as much of it as stands by itself. */
function offerFor({ business }: Writer, isNamed: boolean): string | null {
  const { whole, short, base } = offerTexts(business)
  // An offer for another thing stands behind the price of this one.
  if (isOfAnother(business) && base !== null && !tellsAgain(whole ?? '', base)) {
    const rest = whole !== null && whole.length <= longestPart ? whole : null
    return [isNamed ? `It costs ${base}.` : sentence(capitalised(base)), rest]
      .filter((text) => text !== null)
      .join(' ')
  }
  if (whole === null && short.length === 0)
    return base === null ? null : sentence(capitalised(base))
  if (whole !== null && whole.length <= longestPart) {
    return isNamed && base !== null && whole.length < 60 && startsBare.test(whole)
      ? `It costs ${base}.`
      : whole
  }
  const fitting = short.filter((text) => text.length <= longestPart)
  const priced = fitting.find((text) => hasPrice(text) && !isSaving(text))
  return priced ?? fitting[0] ?? (whole !== null && whole.length <= longestAlone ? whole : null)
}

/** With the price itself, no name in front. */
const startsBare = /^(?:from |only )?(?:\p{Lu}{1,3}\.? ?|Rs\.? ?)?[$£€¥₹]? ?\d/iu

function mainThing(business: Business): string | null {
  return business.offerings.length === 0 ? null : aboutThing(business)
}

/** What is sold, with its place where the headline has none; the owner's first line where nobody knows. */
function nameLine(writer: Writer, headline: string): string | null {
  const [main] = writer.business.offerings
  if (main === undefined) {
    return writer.business.lines.find((line) => /^(?:We|I|Our|My) (?:\S+ ){2}/u.test(line)) ?? null
  }
  const isPlaced = main.place !== undefined && says(headline, main.place.split(',')[0] ?? '')
  return isPlaced
    ? capitalised(bareThing(mainThing(writer.business) ?? main.name))
    : thingAndPlace(writer)
}

function says(headline: string, what: string): boolean {
  return headline.toLowerCase().includes(what.toLowerCase())
}

/** Whether every longer word of the thing is there. */
function saysAll(text: string, thing: string): boolean {
  const words = thing.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.every((word) => text.toLowerCase().includes(word))
}
