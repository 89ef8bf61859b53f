import type { Fact, FactKind, FactValue, Price } from '@wildpath/contract'

import type { Answers } from '../copy-brief.ts'
import { capitalised } from '../grammar/phrases.ts'
import { isShouted } from './capitals.ts'
import { cleanAnswers } from './clean-answers.ts'
import { contestedPrices, tellsPrice } from './contested-prices.ts'
import { isSound } from './is-sound.ts'
import { detectLanguage, isForeignText, isGibberish, languageTag } from './language.ts'
import { findPrices } from './money.ts'
import { pricedThing } from './priced-thing.ts'
import { readAudiences } from './read-audiences.ts'
import { findEmails, findPhones } from './read-contact.ts'
import { readOffer } from './read-offer.ts'
import { findPlace } from './read-place.ts'
import { readProduct } from './read-product.ts'
import { readVariants } from './read-variants.ts'
import { readSince } from './read-statements.ts'
import { hasSeveralWords, splitRemarks } from './split-text.ts'
import { detectVoice, speaksAs } from './voice.ts'

type Answer = 'product_service' | 'target_customer' | 'main_offer'
type Reading = {
  quote?: string
  confidence: Fact['confidence']
  /** Of the same kind. */
  alternatives?: Fact['value'][]
}

/** What the answers say: facts, and the owner's lines that became none. */
export type ReadAnswers = {
  facts: Fact[]
  /** Whole, clean sentences of the first answer. */
  lines: string[]
  /** Of the first answer: what is understood and typed in haste, fit for a list only. */
  notes: string[]
  /** All that the first answer says. */
  sentences: string[]
  /** The wording of the offer, where each of its clauses reads surely. */
  plainOffer: string | null
}

/**
 * What the six answers say of the business, as proposals: whole phrases, or nothing. The owner confirms, corrects or
 * removes them; whatever is not plain is proposed as doubtful or left out. Pure.
 */
export function proposeFacts(answers: Answers): Fact[] {
  return readAnswers(answers).facts
}

/** The proposals, and beside them what of the first answer is in none of them. Pure. */
export function readAnswers(typed: Answers): ReadAnswers {
  const answers = cleanAnswers(typed)
  const lines: string[] = []
  const notes: string[] = []
  const facts: Fact[] = []
  const counts = new Map<FactKind, number>()
  const add = <K extends FactKind>(
    kind: K,
    value: FactValue<K>,
    origin: Answer,
    { quote, confidence, alternatives = [] }: Reading,
  ) => {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    // The kind and its value belong together by this function's own types.
    const fact = { id: `${kind}-${number}`, kind, value, source: 'answer', origin, confidence }
    facts.push({
      ...fact,
      is_confirmed: false,
      ...(quote && { quote: quote.slice(0, 400) }),
      ...(alternatives.length > 0 && { alternatives }),
    } as Fact)
  }

  const { product_service: product, target_customer: audience, main_offer: offer } = answers
  // As it was typed: short forms are written out in English.
  const isOther = isForeignText(typed.productService, [typed.targetCustomer, typed.mainOffer])
  const isForeign = isOther || detectLanguage(typed.productService) === 'none'
  const sentences = isForeign ? [] : splitRemarks(product)
  const sure = isShouted(typed.productService) ? 'medium' : 'high'

  const read = readOffer(offer, { isEnglish: !isOther })
  const contested = readFirst()
  for (const { text, isSure } of !isOther && detectLanguage(audience) === 'english'
    ? readAudiences(audience)
    : []) {
    add('audience', { text }, 'target_customer', {
      confidence: isSure ? 'high' : 'medium',
    })
  }
  if (isOther) {
    for (const text of plainGroups(audience))
      add('audience', { text }, 'target_customer', { confidence: 'high' })
  }
  if (read !== null) {
    const confidence = read.isSure ? 'high' : 'medium'
    // What the thing costs is asked then; the owner's own sentence stands.
    const isContested = tellsPrice(offer, contested)
    const value = isContested ? { wording: read.value.wording } : read.value
    add('offer', value, 'main_offer', { quote: offer, confidence })
  }
  for (const [origin, text] of Object.entries(answers) as [Answer, string][]) {
    const [phone] = findPhones(text)
    if (phone !== undefined && !counts.has('phone'))
      add('phone', { number: phone }, origin, { confidence: 'high' })
    const [email] = findEmails(text)
    if (email !== undefined && !counts.has('email'))
      add('email', { address: email }, origin, { confidence: 'high' })
    const year = readSince(text)
    if (year !== null && !counts.has('since'))
      add('since', { year }, origin, { confidence: 'high' })
  }
  const [price] = findPrices(`${offer}\n${product}`)
  if (price !== undefined) {
    const confidence = price.isSure ? 'high' : 'medium'
    add('currency', { code: price.price.currency }, 'main_offer', { confidence })
  }
  const voice = detectVoice([product, offer])
  for (const origin of ['product_service', 'main_offer'] as const) {
    const quote = splitRemarks(answers[origin]).find((remark) => speaksAs(remark, voice))
    if (quote !== undefined && !counts.has('voice'))
      add('voice', { person: voice.subject }, origin, { quote, confidence: 'high' })
  }
  const tag = isOther ? languageTag(`${product} ${audience} ${offer}`) : 'en'
  if (tag !== null) add('language', { tag }, 'product_service', { confidence: 'high' })
  const isLine = (line: string) =>
    !isGibberish(line) && isSound(line, { isEnglish: !isOther }) && !tellsPrice(line, contested)
  return {
    facts: facts.filter((fact) =>
      textsOf(fact).every((text) =>
        // In a sentence a name has no capital.
        [text, text.toLowerCase()].every((one) => isSound(one, { isEnglish: !isOther })),
      ),
    ),
    lines: lines.filter((line) => hasSeveralWords(line) && isLine(line)),
    notes: notes.filter((line) => isLine(line)),
    sentences: splitRemarks(product)
      .filter((line) => isLine(line))
      .map((line) => capitalised(line)),
    plainOffer: read?.isPlain === true ? read.value.wording : null,
  }

  /** Answers the prices that contradict each other. */
  function readFirst(): Price[] {
    if (isForeign) {
      lines.push(...splitRemarks(product))
      return []
    }
    const first = readProduct(sentences)
    const origin = 'product_service'
    lines.push(...first.lines)
    notes.push(...first.notes)
    const told = [
      ['rule', first.rules],
      ['certificate', first.certificates],
      ['guide', first.guides],
      ['figure', first.figures],
    ] as const
    for (const [kind, found] of told) {
      for (const { value, quote, isSure } of found)
        add(kind, value, origin, { quote, confidence: isSure ? sure : 'medium' })
    }
    const quote = sentences[0] ?? ''
    if (first.offering === null || first.offering.name === '') {
      const named = pricedThing([...sentences, ...splitRemarks(offer)])
      if (named !== null) {
        const deed = first.offering?.activity ?? ''
        const place = first.offering?.place ?? findPlace(deed)?.place ?? null
        const value = {
          name: named.name,
          ...(place !== null && { place }),
          ...(named.price !== null && { price: named.price }),
          ...first.offering?.details,
        }
        add('offering', value, origin, { quote: named.quote, confidence: sure })
        return []
      }
    }
    if (first.offering === null) return []
    const { name, place, activity, details, price, isSure } = first.offering
    if (name === '') {
      // A price that stood in its middle was taken out: nobody typed what is left.
      if (activity === null || !product.includes(activity)) return []
      const value = { name: typed.businessName.slice(0, 120), activity, ...details }
      add('offering', value, origin, { quote, confidence: 'low' })
      return []
    }
    const prices = contestedPrices({ name, place }, [product, offer])
    const offered = read?.isSure === true ? read.value.price : undefined
    const value = {
      name,
      ...(activity !== null && { activity }),
      ...(place !== null && { place }),
      ...priceOf(prices[0] ?? price ?? offered),
      ...details,
    }
    const alternatives = prices.slice(1).map((other) => ({ ...value, price: other }))
    // Where everything was shouted, the capitals of a place are guessed.
    const confidence = isSure && (place === null || sure === 'high') ? 'high' : 'medium'
    add('offering', value, origin, { quote, confidence, alternatives })
    for (const variant of readVariants(read?.clauses ?? []))
      add('offering', variant, 'main_offer', { quote: offer, confidence: 'medium' })
    return prices
  }
}

function priceOf(price: Price | undefined) {
  return price === undefined ? {} : { price }
}

/** 'Anfänger, Paare, Firmen': a list of few words each, in whatever language; none where it says more. */
function plainGroups(answer: string): string[] {
  const groups = answer.replace(/[.!]$/u, '').split(/, /u)
  const isEnglish = /\b(?:the|and|of|with|for|to|in|on|at|is|are|we|you|our|\p{L}+'t)\b/iu.test(
    answer,
  )
  return !isEnglish &&
    groups.every((group) =>
      /^\p{L}[\p{L}\p{M}\u200c'’-]*(?: \p{L}[\p{L}\p{M}\u200c'’-]*){0,2}$/u.test(group),
    )
    ? groups.slice(0, 6)
    : []
}

function textsOf({ kind, value }: Fact): string[] {
  if (kind === 'email' || kind === 'phone') return []
  return Object.entries(value).flatMap(([name, part]): string[] => {
    if (name === 'kind') return []
    if (typeof part === 'string') return [part]
    return Array.isArray(part) ? part.filter((item) => typeof item === 'string') : []
  })
}
