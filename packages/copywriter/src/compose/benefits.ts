import { priceTexts } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { capitalised, joinList, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
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

/** 'Morag has paddled here since she was nine', 'With Jonas, a certified ski guide'. */
function guideLine({ name, about }: Business['guides'][number]): string {
  if (about === undefined) return `With ${name}`
  const [first = ''] = about.split(' ')
  const isDeed = /^(?:is|has|was|had|does|did|\p{Ll}{2,}[^s]s|\p{Ll}{3,}ed)$/u.test(first)
  return isDeed ? `${name} ${about}` : `With ${name}, ${inSentence(about)}`
}

/** Whether every small word is one of the dictionary: a note typed in haste speaks for nobody. */
function isPlainProse(line: string): boolean {
  const words = line.match(/(?<![\p{L}'])\p{Ll}[\p{Ll}']{2,}(?![\p{L}'])/gu) ?? []
  return !/[/=~]|\bsorry\b/iu.test(line) && words.every((word) => isEnglishWord(word))
}

/** What speaks for the business, strongest first: each line one fact or one line of the owner. */
export function ownReasons(business: Business): string[] {
  const { offerings, certificates, since, guides, figures, lines } = business
  const [main] = offerings
  const shape = [main?.duration, main?.group_size].filter((part) => part !== undefined)
  return [
    ...listLine(main?.included, 'included'),
    ...(shape.length === 0 ? [] : [capitalised(shape.map((part) => inSentence(part)).join(', '))]),
    ...guides.map((guide) => guideLine(guide)),
    ...certificates.map((text) => capitalised(text)),
    ...figures.map(({ value, label }) => `${value} ${label}`),
    ...(since === null ? [] : [`In business since ${since}`]),
    ...lines.filter((line) => !isRestricting(line) && !isStory(line) && isPlainProse(line)),
  ].map((line) => unstopped(line))
}

/**
 * What is sold with its own price: beside the offer of another thing it would be read as that thing's. The first one only
 * where the offer does not say its price.
 */
export function pricedOfferings({ offerings, offer }: Business): string[] {
  return offerings.flatMap(({ name, place, duration, price }, index) => {
    const isTold = price !== undefined && offer?.wording.includes(String(price.amount)) === true
    if (index === 0 && (price === undefined || isTold)) return []
    const what = [[name, place].filter(Boolean).join(' '), duration].filter(Boolean).join(', ')
    if (price === undefined) return [capitalised(what)]
    const { price: money, unit } = priceTexts(price)
    return [capitalised(`${what}: ${`${money} ${unit}`.trim()}`)]
  })
}

/** 'Boat, wetsuit and lunch included'. */
export function listLine(things: readonly string[] | undefined, what: string): string[] {
  if (things === undefined || things.length === 0) return []
  return [`${capitalised(joinList(things.map((thing) => inSentence(thing))))} ${what}`]
}

const reserve = ['A short form', 'A plain answer to your question', 'Time to decide in peace']

/** Three to six reasons: the owner's first, one of the trade's own pulls among them, nothing said twice. */
export function composeBenefits(writer: Writer, besides: string): string[] {
  const { business, say, pick } = writer
  const own = [...pricedOfferings(business).slice(0, 2), ...ownReasons(business)].filter(
    (line) => line.length <= longestBenefit && !besides.toLowerCase().includes(line.toLowerCase()),
  )
  const benefits: string[] = []
  const add = (texts: readonly string[]) => {
    const text = pick(
      texts.filter((one) => !benefits.includes(one)),
      longestBenefit,
    )
    if (text === null) return
    benefits.push(text)
    writer.tell(text)
  }
  for (const line of own.slice(0, 6)) add([line])
  const pulls = say('pull', business.playbook.pulls).map((line) => unstopped(line))
  if (benefits.length < 5) add(pulls)
  while (benefits.length < 3) {
    const before = benefits.length
    add(pulls)
    if (benefits.length === before) benefits.push(reserve[before] ?? 'A clear reply')
  }
  return benefits
}
