import type { Fact, FactKind, FactValue } from '@wildpath/contract'

import type { Answers } from '../copy-brief.ts'
import { detectLanguage } from '../brief/language.ts'
import { detectVoice } from '../brief/voice.ts'
import { cleanAnswer, isShouted } from './clean-answer.ts'
import { findPrices } from './money.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { readAudiences } from './read-audiences.ts'
import { findEmails, findPhones } from './read-contact.ts'
import { type Details, joinDetails, readDetail, readList } from './read-details.ts'
import { readOffer } from './read-offer.ts'
import { readOffering } from './read-offering.ts'
import { isCredential, readRule, readSince } from './read-statements.ts'
import { splitClauses, splitSentences } from './split-text.ts'

type Answer = 'product_service' | 'target_customer' | 'main_offer'
type Reading = { quote?: string; confidence: Fact['confidence'] }

/**
 * What the six answers say of the business, as proposals: whole phrases, or nothing. The owner confirms, corrects or
 * removes them; whatever is not plain is proposed as doubtful or left out. Pure.
 */
export function proposeFacts(brief: Answers): Fact[] {
  const answers: Record<Answer, string> = {
    product_service: cleanAnswer(brief.productService),
    target_customer: cleanAnswer(brief.targetCustomer),
    main_offer: cleanAnswer(brief.mainOffer),
  }
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
  const isForeign = detectLanguage(product) !== 'english'
  const sentences = isForeign ? [] : splitSentences(product)
  const sure = isShouted(brief.productService) ? 'medium' : 'high'

  readProduct()
  for (const { text, isSure } of detectLanguage(audience) === 'english'
    ? readAudiences(audience)
    : []) {
    add('audience', { text }, 'target_customer', { confidence: isSure ? 'high' : 'medium' })
  }
  const read = readOffer(offer)
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
  if (!isForeign) add('language', { tag: 'en' }, 'product_service', { confidence: 'high' })
  return facts

  function readProduct() {
    const offering = readOffering(sentences)
    let details: Details = {}
    for (const [at, sentence] of sentences.entries()) {
      const listed = at === 0 ? null : readList(sentence)
      if (listed !== null) {
        details = joinDetails(details, listed)
        continue
      }
      const clauses = splitClauses(sentence)
      const rule = at === 0 ? null : readRule(sentence)
      if (rule !== null && !clauses.some((clause) => readDetail(clause) !== null)) {
        add('rule', rule, 'product_service', { quote: sentence, confidence: sure })
        continue
      }
      const told = at === 0 && offering !== null ? clauses.slice(1) : clauses
      for (const [index, clause] of told.entries()) {
        const detail = readDetail(clause)
        if (detail !== null && !isListEnd(detail, told.slice(0, index))) {
          details = joinDetails(details, detail)
        } else if (isCredential(clause)) {
          add('certificate', { text: clause }, 'product_service', {
            quote: sentence,
            confidence: sure,
          })
        }
      }
    }
    if (offering !== null && offering.name !== '') {
      const { name, place, isSure } = offering
      const value = { name, ...(place !== null && { place }), ...details }
      const confidence = isSure ? sure : 'medium'
      add('offering', value, 'product_service', { quote: sentences[0] ?? '', confidence })
    } else if (offering !== null) {
      add(
        'offering',
        { name: brief.businessName.slice(0, 120), activity: offering.activity ?? '', ...details },
        'product_service',
        { quote: sentences[0] ?? '', confidence: 'low' },
      )
    }
  }
}

/** 'Tents, mats, dry suits included': what stands before belongs to the list, so that its last part alone is half of it. */
function isListEnd(detail: Details, before: readonly string[]): boolean {
  const isList = Object.values(detail).some((value) => Array.isArray(value))
  const last = before.at(-1)
  return isList && last !== undefined && isBare(last)
}

function isBare(clause: string): boolean {
  return readDetail(clause) === null && isNounPhrase(clause, { mostWords: 5 })
}
