import type { Fact, FactKind, FactValue } from '@wildpath/contract'

import type { Answers } from '../copy-brief.ts'
import { capitalised } from '../grammar/phrases.ts'
import { isShouted } from './capitals.ts'
import { cleanAnswers } from './clean-answers.ts'
import { isSound } from './is-sound.ts'
import { joinDependent } from './join-dependent.ts'
import { detectLanguage, isGibberish, languageTag } from './language.ts'
import { findPrices } from './money.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { readAudiences } from './read-audiences.ts'
import { findEmails, findPhones } from './read-contact.ts'
import { type Details, joinDetails, readDetail, readList } from './read-details.ts'
import { readOffer } from './read-offer.ts'
import { readOffering } from './read-offering.ts'
import { isCredential, readRule, readSince } from './read-statements.ts'
import { splitClauses, splitSentences } from './split-text.ts'
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
  const language = detectLanguage(typed.productService)
  const isForeign = language !== 'english'
  const sentences = isForeign ? [] : splitSentences(product)
  const sure = isShouted(typed.productService) ? 'medium' : 'high'

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
  const tag = language === 'foreign' ? languageTag(`${product} ${audience} ${offer}`) : 'en'
  if (tag !== null) add('language', { tag }, 'product_service', { confidence: 'high' })
  const isLine = (line: string) => !isGibberish(line) && isSound(line)
  return {
    facts: facts.filter((fact) => textsOf(fact).every((text) => isSound(text))),
    lines: lines.filter((line) => line.includes(' ') && isLine(line)),
    sentences: splitSentences(product)
      .filter((line) => isLine(line))
      .map((line) => capitalised(line)),
  }

  function readProduct() {
    const offering = readOffering(sentences)
    let details: Details = {}
    if (isForeign) lines.push(...splitSentences(product))
    for (const [at, sentence] of sentences.entries()) {
      const isNaming = at === offering?.at
      const listed = isNaming ? null : readList(sentence)
      if (listed !== null) {
        details = joinDetails(details, listed)
        continue
      }
      if (sentence.includes(': ')) {
        // A list behind a colon stays with what it lists.
        lines.push(capitalised(sentence))
        continue
      }
      const clauses = splitClauses(sentence)
      const rule = isNaming ? null : readRule(sentence)
      if (rule !== null && !clauses.some((clause) => readDetail(clause) !== null)) {
        add('rule', rule, 'product_service', { quote: sentence, confidence: sure })
        continue
      }
      const named = isNaming && !offering.isPart ? offering.clauses : 0
      const left: (string | null)[] = clauses.slice(0, named).map(() => null)
      for (const [index, clause] of clauses.entries()) {
        if (index < (isNaming ? offering.clauses : 0)) {
          if (index >= named) left.push(clause)
          continue
        }
        const detail = readDetail(clause)
        if (detail !== null && !isPartOfList(detail, clauses, index)) {
          details = joinDetails(details, detail)
          left.push(null)
        } else if (isCredential(clause)) {
          add('certificate', { text: capitalised(clause) }, 'product_service', {
            quote: sentence,
            confidence: sure,
          })
          left.push(null)
        } else left.push(clause)
      }
      lines.push(...joinDependent(left, sentence))
    }
    if (offering !== null && offering.name !== '') {
      const { name, place, isSure } = offering
      const value = { name, ...(place !== null && { place }), ...details }
      const confidence = isSure ? sure : 'medium'
      add('offering', value, 'product_service', { quote: sentences[0] ?? '', confidence })
    } else if (offering !== null) {
      add(
        'offering',
        { name: typed.businessName.slice(0, 120), activity: offering.activity ?? '', ...details },
        'product_service',
        { quote: sentences[0] ?? '', confidence: 'low' },
      )
    }
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

/** 'Tents, mats, dry suits included', 'we supply rods, bait, tackle': what stands beside belongs to the list. */
function isPartOfList(detail: Details, clauses: readonly string[], index: number): boolean {
  const isList = Object.values(detail).some((value) => Array.isArray(value))
  const isOpen = /^(?:we|I|including|includes|bring|please|without|excluding)\b/iu.test(
    clauses[index] ?? '',
  )
  const [beside = ''] = clauses[isOpen ? index + 1 : index - 1]?.split(/ and (?:we|I) /u) ?? []
  return isList && beside !== '' && isBare(beside)
}

function isBare(clause: string): boolean {
  return readDetail(clause) === null && isNounPhrase(clause, { mostWords: 5 })
}
