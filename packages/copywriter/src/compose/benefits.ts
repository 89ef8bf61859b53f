import type { Business } from '../business/business.ts'
import { findPrices } from '../facts/money.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { sentence, unstopped } from '../grammar/phrases.ts'
import {
  certificateSentence,
  durationSentence,
  groupSentence,
  guideSentence,
  languagesSentence,
  levelSentence,
  requirementSentence,
  sinceSentence,
} from './fact-sentences.ts'
import { clausesOf, hasPrice, isPlain } from './offer-clauses.ts'
import { offerTexts } from './offer-lines.ts'
import { inclusionSentences, offeringLine, runsOf } from './offering-sentence.ts'
import { cleanLines } from './owner-lines.ts'
import { peopleSentence } from './people-sentence.ts'
import { sellsSeveral } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

export const longestBenefit = 165

/** What limits, excludes or demands informs further down and speaks for nothing. */
const restricting =
  /\b(?:no|not|never|only|must|minimum|maximum age|weight limit|closed|without|except|excluding|extra|deposit|cancel\w*|weather|excess|bring)\b|n't\b/iu

export function isRestricting(line: string): boolean {
  return restricting.test(line)
}

/** Whole sentences in which the owner speaks: they tell a story and are no entry of a list. */
export function isStory(line: string): boolean {
  return /\b(?:I|we|my|our|me|us|I'm|I've|we're|we've)\b/u.test(line) && line.split(' ').length > 7
}

/** Whether every small word is one of the dictionary: a note typed in haste speaks for nobody. */
function isPlainProse(line: string): boolean {
  const words = line.match(/(?<![\p{L}'])\p{Ll}[\p{Ll}']{2,}(?![\p{L}'])/gu) ?? []
  return !/[/=~]|\bsorry\b/iu.test(line) && words.every((word) => isEnglishWord(word))
}

/** What is sold besides, or everything where nothing of it is the page's own; with the prices that the offer leaves out. */
export function offeringLines(business: Business): string[] {
  const { offerings, offer } = business
  const amounts = findPrices(offer?.wording ?? '').map(({ price }) => price.amount)
  const isOfSeveral = sellsSeveral(business)
  return offerings.flatMap((offering, index) => {
    const { name, price } = offering
    const withPrice = price !== undefined && !amounts.includes(price.amount)
    // What the page is about is told everywhere else, but for a price that no offer says.
    const isMain = index === 0 && !isOfSeveral
    if (isMain && (!withPrice || offer === null)) return []
    const told = isMain && price !== undefined ? { name, price } : offering
    return offeringLine(told, business, { withPrice, withActivity: true }) ?? []
  })
}

/** Who does it and since when: for the story, where enough else speaks. */
export function tales(business: Business): string[] {
  return [...business.guides.map((guide) => guideSentence(guide)), sinceSentence(business)].filter(
    (line) => line !== null,
  )
}

/** What one gets, strongest first, each a sentence of one fact or of the owner. */
function gains(business: Business): string[] {
  const { offerings, certificates } = business
  const [main] = offerings
  return [
    ...inclusionSentences(business),
    ...certificates.map((text) => certificateSentence(text, business)),
    main === undefined || runsOf(business) !== 'It runs' ? null : groupSentence(main),
    levelSentence(main?.difficulty),
    ...cleanLines(business).filter(
      (line) => !isRestricting(line) && !isStory(line) && isPlainProse(line),
    ),
    main === undefined ? null : languagesSentence(business, main.languages),
  ]
    .filter((line) => line !== null)
    .filter((line) => !isDemand.test(line))
}

/** What makes no sentence stands behind a label, and what is asked of people speaks for nothing. */
const isDemand =
  /^(?:(?:Who can join|Level|Group size|Duration): |It takes at least |You need |It is for |No |The (?:minimum|weight) )/u

/** What speaks for the business, strongest first: each line one fact or one line of the owner. */
export function ownReasons(business: Business): string[] {
  const group = business.offerings[0] === undefined ? null : groupSentence(business.offerings[0])
  return [...gains(business), ...tales(business)]
    .filter((line) => line !== group)
    .map((line) => unstopped(line))
}

const fewest = 3
const most = 5

/** Up to five lines, each of one fact; lines of the trade only where fewer than three facts speak. */
export function composeBenefits(writer: Writer, besides: string): string[] {
  const { business, say, pick } = writer
  const { deal } = offerTexts(business)
  const wording = business.isPriceContested ? '' : (business.offer?.wording ?? '')
  const [main] = business.offerings
  const [gain, next, ...more] = gains(business)
  // A length alone speaks for nothing; it stands among what is good to know.
  const [one, other, ...others] = offeringLines(business).filter(
    (line) => /[,;]/u.test(line) || hasPrice(line),
  )
  const own = [gain, next, one, other, deal, ...more, ...others]
    .filter((line) => line !== undefined && line !== null)
    .map((line) => sentence(line))
    .filter((line) => line.length <= longestBenefit && !isIn(besides, line))
  const notes = business.notes.filter((note) => !isRestricting(note) && note.split(' ').length > 1)
  const people = tales(business)
  const pulls = business.isTradeNamed ? say('pull', business.playbook.pulls) : []
  const isEnough =
    own.length >= fewest - 1 && (people.length > 1 || business.playbook.moments.length > 0)
  const benefits: string[] = []
  const add = (line: string, limit: number) => {
    if (benefits.length >= limit) return
    const text = pick([line], longestBenefit)
    if (text === null) return
    benefits.push(text)
    writer.tell(text)
  }
  const plain = [
    // Of several things 'it' would be any of them.
    ...(main === undefined || sellsSeveral(business)
      ? []
      : [durationSentence(main), requirementSentence(main.requirements)]),
    peopleSentence(writer, besides),
    ...notes,
    ...clausesOf(wording).flatMap(({ text }) => (isPlain(text) ? text : [])),
  ]
    .filter((line) => line !== null)
    .map((line) => sentence(line))
    .filter((line) => line.length <= longestBenefit && !isIn(besides, line) && !isDemand.test(line))
  for (const line of isEnough ? own : [...own.slice(0, 3), ...people, ...own.slice(3)])
    add(line, most)
  for (const line of [...plain, ...pulls.map((pull) => sentence(pull))]) add(line, fewest)
  if (benefits.length > 0) return benefits
  const [offer] = clausesOf(wording).filter(({ text }) => isPlain(text))
  return [sentence(offer?.text ?? `Write to ${business.voice.object} with your question`)]
}

/** Whether the texts above say it already, in the same words or nearly. */
function isIn(besides: string, line: string): boolean {
  const known = wordsOf(besides)
  return [...wordsOf(line)].every((word) => known.has(word))
}

function wordsOf(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/\p{L}{3,}|\d+(?:[.,]\d+)*/gu) ?? []).filter(
      (word) => !/^(?:there|are|and|the|you|get|each|takes?|costs?|most|per|person)$/u.test(word),
    ),
  )
}
