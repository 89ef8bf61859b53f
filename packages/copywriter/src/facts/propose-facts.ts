import type { Fact, FactKind, FactValue } from '@wildpath/contract'

import type { Answers } from '../copy-brief.ts'
import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { isShouted } from './capitals.ts'
import { cleanAnswers } from './clean-answers.ts'
import { isSound } from './is-sound.ts'
import { detectLanguage, isForeignText, isGibberish, languageTag } from './language.ts'
import { findPrices } from './money.ts'
import { readAudiences } from './read-audiences.ts'
import { findEmails, findPhones } from './read-contact.ts'
import { readOffer } from './read-offer.ts'
import { readProduct } from './read-product.ts'
import { readSince } from './read-statements.ts'
import { splitSentences } from './split-text.ts'
import { detectVoice } from './voice.ts'

type Answer = 'product_service' | 'target_customer' | 'main_offer'
type Reading = { quote?: string; confidence: Fact['confidence'] }

/** What the answers say: facts, and the owner's lines that became none, each whole. */
export type ReadAnswers = {
  facts: Fact[]
  lines: string[]
  /** The first answer as its sentences, for where its facts may not be used. */
  sentences: string[]
}

/**
 * What the six answers say of the business, as proposals: whole phrases, or nothing. The owner confirms, corrects or
 * removes them; whatever is not plain is proposed as doubtful or left out. Pure.
 */
export function proposeFacts(answers: Answers): Fact[] {
  return readAnswers(answers).facts
}

/** The proposals, and beside them the lines of the first answer that are in none of them. Pure. */
export function readAnswers(typed: Answers): ReadAnswers {
  const answers = cleanAnswers(typed)
  const lines: string[] = []
  const facts: Fact[] = []
  const counts = new Map<FactKind, number>()
  const add = <K extends FactKind>(
    kind: K,
    value: FactValue<K>,
    origin: Answer,
    { quote, confidence }: Reading,
  ) => {
    const number = (counts.get(kind) ?? 0) + 1
    counts.set(kind, number)
    // The kind and its value belong together by this function's own types.
    const fact = { id: `${kind}-${number}`, kind, value, source: 'answer', origin, confidence }
    facts.push({
      ...fact,
      is_confirmed: false,
      ...(quote && { quote: quote.slice(0, 400) }),
    } as Fact)
  }

  const { product_service: product, target_customer: audience, main_offer: offer } = answers
  // As it was typed: short forms are written out in English.
  const isOther = isForeignText(typed.productService, [typed.targetCustomer, typed.mainOffer])
  const isForeign = isOther || detectLanguage(typed.productService) === 'none'
  const sentences = isForeign ? [] : splitSentences(product)
  const sure = isShouted(typed.productService) ? 'medium' : 'high'

  readFirst()
  for (const { text, isSure } of !isOther && detectLanguage(audience) === 'english'
    ? readAudiences(audience)
    : []) {
    add('audience', { text }, 'target_customer', {
      confidence: isSure && isClean(capitalised(text)) ? 'high' : 'medium',
    })
  }
  const read = readOffer(offer, { isEnglish: !isOther })
  if (read !== null) {
    const confidence = read.isSure ? 'high' : 'medium'
    add('offer', read.value, 'main_offer', { quote: offer, confidence })
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
  add('voice', { person: detectVoice([product, offer]).subject }, 'product_service', {
    confidence: 'high',
  })
  const tag = isOther ? languageTag(`${product} ${audience} ${offer}`) : 'en'
  if (tag !== null) add('language', { tag }, 'product_service', { confidence: 'high' })
  const isLine = (line: string) => !isGibberish(line) && isSound(line)
  return {
    facts: facts.filter((fact) => textsOf(fact).every((text) => isSound(text))),
    lines: lines.filter((line) => line.includes(' ') && isLine(line)),
    sentences: splitSentences(product)
      .filter((line) => isLine(line))
      .map((line) => capitalised(line)),
  }

  function readFirst() {
    if (isForeign) {
      lines.push(...splitSentences(product))
      return
    }
    const read = readProduct(sentences)
    const origin = 'product_service'
    lines.push(...read.lines)
    const told = [
      ['rule', read.rules],
      ['certificate', read.certificates],
      ['guide', read.guides],
      ['figure', read.figures],
    ] as const
    for (const [kind, found] of told) {
      for (const { value, quote, isSure } of found)
        add(kind, value, origin, { quote, confidence: isSure ? sure : 'medium' })
    }
    if (read.offering === null) return
    const { name, place, activity, details, isSure } = read.offering
    const quote = sentences[0] ?? ''
    if (name === '') {
      const value = { name: typed.businessName.slice(0, 120), activity: activity ?? '', ...details }
      add('offering', value, origin, { quote, confidence: 'low' })
      return
    }
    const value = {
      name,
      ...(activity !== null && { activity }),
      ...(place !== null && { place }),
      ...details,
    }
    // Where everything was shouted, the capitals of a place are guessed.
    const confidence = isSure && (place === null || sure === 'high') ? 'high' : 'medium'
    add('offering', value, origin, { quote, confidence })
  }
}

function textsOf({ kind, value }: Fact): string[] {
  if (kind === 'email' || kind === 'phone') return []
  return Object.entries(value).flatMap(([name, part]): string[] => {
    if (name === 'kind') return []
    if (typeof part === 'string') return [part]
    return Array.isArray(part) ? part.filter((item) => typeof item === 'string') : []
  })
}
