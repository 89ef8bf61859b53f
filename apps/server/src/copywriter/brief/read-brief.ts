import type { BrandTone } from '@wildpath/contract'

import type { CopyBrief } from '../copy-brief.ts'
import type { Trade } from '../ontology/index.ts'
import { detectTrade } from './activity.ts'
import { readAudiences } from './audience.ts'
import type { Audience } from './audience.ts'
import { collectProperNames, withCalmCapitals } from './capitals.ts'
import type { ProperNames } from './capitals.ts'
import { pictures, withoutMarkup, withoutShorthand } from './clean-text.ts'
import { detectLanguage } from './language.ts'
import { quotedOffer, readOffer } from './offer.ts'
import type { Offer } from './offer.ts'
import { readProduct } from './product.ts'
import type { ProductFacts } from './product.ts'
import { withMendedSpelling } from './spelling.ts'
import { detectVoice } from './voice.ts'
import type { Voice } from './voice.ts'

/** Everything the writing may rest on: typed facts from the brief and common knowledge. */
export type Facts = {
  name: string
  tone: BrandTone
  voice: Voice
  trade: Trade
  /** False when no word of the owner named the trade, so its vocabulary is only a guess. */
  isTradeNamed: boolean
  product: ProductFacts
  audiences: readonly Audience[]
  offer: Offer | null
}

/** Parses the owner's answers. Nothing that is not in them, or in the trade's common knowledge, comes out. */
export function readBrief(brief: CopyBrief): Facts {
  const raw = {
    product: withoutMarkup(brief.productService),
    offer: withoutMarkup(brief.mainOffer),
    audience: withoutMarkup(brief.targetCustomer),
  }
  const name = readName(brief.businessName)
  const names = collectProperNames(name, Object.values(raw))
  const answers = {
    product: cleaned(raw.product, names),
    offer: cleaned(raw.offer, names, true),
    audience: cleaned(raw.audience, names, true),
  }
  const { trade, isNamed } = detectTrade({ name, ...raw }, brief.industry)
  const isForeign = detectLanguage(raw.product) === 'foreign'
  const noProduct: ProductFacts = { service: null, place: null, people: null, details: [] }
  const isReadable = (text: string) => !isForeign && detectLanguage(text) === 'english'
  const product = isReadable(raw.product)
    ? readProduct(answers.product, raw.product, notesOf(answers.audience))
    : noProduct
  const audience = [product.people, answers.audience].filter((text) => text !== null).join('; ')
  return {
    name,
    tone: brief.brandTone,
    voice: detectVoice([raw.product, raw.offer]),
    trade,
    isTradeNamed: isNamed,
    product,
    audiences: isReadable(raw.audience)
      ? readAudiences(audience, raw.audience).filter(({ text }) => !echoesService(text, product))
      : [],
    offer: readAnyOffer(raw.offer, answers.offer, isForeign),
  }
}

/** 'families (children min 6 years)' also says from which age. */
function notesOf(audience: string): string[] {
  return [...audience.matchAll(/\(([^()]{6,80})\)/gu)]
    .flatMap(([, aside = '']) => aside.split(/, |; /u))
    .filter((note) => /\d(?!–)|\bwelcome\b/u.test(note) && !/^\d+–\d+/u.test(note))
}

/** The name as the owner writes it, without tags or pictures around it. */
export function readName(raw: string): string {
  const plain = raw
    .replace(/<[^<>]*>/gu, ' ')
    .replace(pictures, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return plain === '' ? raw.replace(/\s+/gu, ' ').trim() : plain
}

function cleaned(text: string, names: ProperNames, isStartOrdinary = false): string {
  return withMendedSpelling(withCalmCapitals(withoutShorthand(text), names, { isStartOrdinary }))
}

function readAnyOffer(raw: string, clean: string, isForeign: boolean): Offer | null {
  const language = detectLanguage(raw)
  if (/\d/u.test(raw) && language === 'none') return quotedOffer(clean)
  if (language === 'none') return null
  return isForeign || language === 'foreign'
    ? quotedOffer(withoutShorthand(raw))
    : readOffer(clean, raw)
}

/** 'Horse riding for riders' says nothing. */
function echoesService(audience: string, { service }: ProductFacts): boolean {
  if (service === null || audience.includes(' ')) return false
  const stem = audience.slice(0, 3).toLowerCase()
  return service.text
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(stem))
}
