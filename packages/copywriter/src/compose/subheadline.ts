import { capitalised, sentence } from '../grammar/phrases.ts'
import { ownReasons } from './benefits.ts'
import {
  durationSentence,
  includedSentence,
  groupSentence,
  groupTail,
  lengthOf,
} from './fact-sentences.ts'
import { thingAndPlace } from './headline.ts'
import { aboutThing, offerTexts } from './offer-lines.ts'
import { withSubject } from './offering-sentence.ts'
import { peopleSentence } from './people-sentence.ts'
import type { Writer } from './writer.ts'

/** In characters: with more, nobody reads it. An offer that is longer alone stands alone. */
const comfortable = 250
const longest = 400
/** Of the offer beside other sentences. */
const longestPart = 150

/** The line below: how long and how many, for whom, and what it costs, without a word of the headline again. */
export function composeSubheadline(writer: Writer, headline: string): string {
  const { business, say } = writer
  const [main] = business.offerings
  const thing = aboutThing(business)
  const isNamed = thing !== null && saysAll(headline, thing)
  const shape = shapeOf(writer, headline, isNamed)
  const isTold = isNamed || (shape !== null && thing !== null && saysAll(shape, thing))
  const offer = offerFor(writer, isTold)
  const parts: string[] = []
  const room = () =>
    comfortable - (offer?.length ?? 0) - parts.reduce((sum, part) => sum + part.length + 1, 0)
  const add = (text: string | null) => {
    if (text !== null && text.length + 1 <= room()) parts.push(text)
  }
  add(shape)
  // What stands here is no benefit and no note further down.
  if (shape !== null && main !== undefined && groupTail(main) !== null) {
    writer.pick([groupSentence(main)], longest)
  }
  const isSaid = isTold || (offer !== null && thing !== null && saysAll(offer, thing))
  const what = main === undefined ? (business.lines[0] ?? null) : thingAndPlace(writer)
  if (!isSaid && what !== null && !says(headline, what)) add(sentence(what))
  add(peopleSentence(writer, headline))
  if (parts.length === 0 && business.isTradeNamed && (offer?.length ?? 0) < 60) {
    const pull = writer.pick(say('pull', business.playbook.pulls), room() - 1)
    add(pull)
    writer.tell(pull ?? '')
  }
  const opening = parts[0] === shape ? lengthFor(shape, offer) : null
  const told = [
    ...(opening === null ? parts : [opening, ...parts.slice(1)]),
    opening === null ? offer : null,
  ]
  const included = includedSentence(main?.included)
  const isShort = told.join(' ').length < 60 && included !== null
  const text = [...(isShort ? [included] : []), ...told].filter((part) => part !== null).join(' ')
  if (isShort) writer.pick([included], longest)
  if (text.length >= 12 && text.length <= longest) return text
  const [reason] = ownReasons(business)
  return reason === undefined
    ? `Write to ${business.voice.object} and ask what you would like to know.`
    : sentence(reason)
}

/** 'Half a day for $195 per person.' of 'It takes half a day.' and a price alone. */
function lengthFor(shape: string | null, offer: string | null): string | null {
  const length = /^It takes ([^,]+)\.$/u.exec(shape ?? '')?.[1]
  const isBare = /^(?:\p{Lu}{1,3} ?)?[$£€¥₹]? ?\d[^;,.]*(?:[.,]\d+[^;,.]*)*\.$/u.test(offer ?? '')
  return length === undefined || !isBare ? null : `${capitalised(length)} for ${offer}`
}

/** 'One hour with four guests at most.', 'The lava loop takes an hour and a half, with 8 riders at most to one guide.' */
function shapeOf({ business }: Writer, headline: string, isNamed: boolean): string | null {
  const [main] = business.offerings
  if (main === undefined) return null
  const { name, duration, place } = main
  const isCounted = /\b(?:two|couples?|one)\b/iu.test(name)
  const tail = isCounted ? null : groupTail(main)
  const length = duration === undefined ? null : lengthOf(duration)
  const told = durationSentence(main)
  const isPlaced = place === undefined || says(headline, place.split(',')[0] ?? place)
  const where =
    isPlaced || !/^(?:in|on|at|near|by|along|around|beside|from|above|between) /u.test(place)
      ? ''
      : ` ${place}`
  if (length !== null && tail !== null && isNamed) {
    return sentence(`${capitalised(length)}${where} ${tail}`)
  }
  if (length !== null && isNamed)
    return where === '' ? told : sentence(`${capitalised(length)}${where}`)
  const thing = aboutThing(business) ?? name
  if (told !== null && /^It (?:takes|lasts|runs) /u.test(told)) {
    const line = withSubject(told, thing).replace(/\.$/u, where)
    return sentence(tail === null ? line : `${line}, ${tail}`)
  }
  if (told?.startsWith('You are ') === true) return told
  return isCounted || tail === null ? null : groupSentence(main)
}

/** Whole where it is short; else as much of it as stands by itself. */
function offerFor({ business }: Writer, isNamed: boolean): string | null {
  const { whole, short, base, deal } = offerTexts(business)
  if (whole === null) return base === null ? null : sentence(capitalised(base))
  const bare = short.filter((text) => text !== deal && text.length <= longestPart)
  const [first] = bare
  // A part that is left out for its spelling may hold a limit.
  const isMost = first !== undefined && first.length > whole.length * 0.6
  if (
    isNamed &&
    first !== undefined &&
    startsBare.test(first) &&
    (isMost || whole.length > longestPart)
  )
    return first
  if (isNamed && base !== null && whole.length < 60) return `It costs ${base}.`
  return whole.length <= longestPart ? whole : (first ?? whole)
}

/** With the price itself, no name in front. */
const startsBare = /^(?:from |only )?(?:\p{Lu}{1,3}\.? ?|Rs\.? ?)?[$£€¥₹]? ?\d/iu

function says(headline: string, what: string): boolean {
  return headline.toLowerCase().includes(what.toLowerCase())
}

/** Whether every longer word of the thing is there. */
function saysAll(text: string, thing: string): boolean {
  const words = thing.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.every((word) => text.toLowerCase().includes(word))
}
