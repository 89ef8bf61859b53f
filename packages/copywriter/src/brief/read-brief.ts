import type { BrandTone, Industry } from '@wildpath/contract'

import type { Answers } from '../copy-brief.ts'
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
import { readOffering } from './offering.ts'
import type { Offering } from './offering.ts'
import { splitSentences } from './sentences.ts'
import { withMendedSpelling } from './spelling.ts'
import { readStatements } from './statements.ts'
import type { Statement } from './statements.ts'
import { detectVoice } from './voice.ts'
import type { Voice } from './voice.ts'

/** Everything the writing may rest on: typed facts from the brief and common knowledge. */
export type Facts = {
  name: string
  tone: BrandTone
  /** The owner's choice; a weak hint, often a guess. */
  industry: Industry
  voice: Voice
  trade: Trade
  /** False when no word of the owner named the trade, so its vocabulary is only a guess. */
  isTradeNamed: boolean
  offering: Offering
  /** What else the owner told, in the owner's order. */
  statements: readonly Statement[]
  audiences: readonly Audience[]
  offer: Offer | null
}

/**
 * Parses the owner's answers. Nothing that is not in them, or in the trade's common knowledge, comes out.
 * Long runs of the owner's words are said in others, unless `isReworded` is false.
 */
export function readBrief(brief: Answers, { isReworded = true } = {}): Facts {
  const raw = {
    product: withoutMarkup(brief.productService),
    offer: withoutMarkup(brief.mainOffer),
    audience: withoutMarkup(brief.targetCustomer),
  }
  const name = readName(brief.businessName)
  const names = collectProperNames(name, Object.values(raw))
  const answers = {
    product: cleaned(raw.product, names, { businessName: name }),
    offer: cleaned(raw.offer, names, { businessName: name, isStartOrdinary: true }),
    audience: cleaned(raw.audience, names, { businessName: name, isStartOrdinary: true }),
  }
  const isForeign = detectLanguage(raw.product) === 'foreign'
  const isReadable = (text: string) => !isForeign && detectLanguage(text) === 'english'
  const sentences = isReadable(raw.product) ? splitSentences(answers.product) : []
  const { offering, rest } = readOffering(sentences, name)
  const copied = isReworded ? raw : { product: '', offer: '', audience: '' }
  const told = readStatements(rest, copied.product)
  const notes = readStatements(notesOf(answers.audience), copied.audience)
  const statements = [
    ...told,
    ...notes.map((note) => ({ ...note, order: told.length + note.order })),
  ]
  const { trade, isNamed } = detectTrade(
    {
      name,
      ...raw,
      verb: offering.deed?.verb ?? null,
      lead: leadOf(offering, sentences.length > 0 ? sentences : [raw.product]),
    },
    brief.industry,
  )
  const audience = [offering.people, answers.audience].filter((text) => text !== null).join('; ')
  return {
    name,
    tone: brief.brandTone,
    industry: brief.industry,
    voice: detectVoice([raw.product, raw.offer]),
    trade,
    isTradeNamed: isNamed,
    offering,
    statements,
    audiences: isReadable(raw.audience)
      ? readAudiences(audience, copied.audience).filter(({ text }) => !echoesThing(text, offering))
      : [],
    offer: readAnyOffer(raw.offer, answers.offer, { isForeign, copied: copied.offer }),
  }
}

/** What is sold, in the words that name it. */
function leadOf({ thing, deed }: Offering, sentences: readonly string[]): string {
  const opening = (sentences[0] ?? '').split(' ').slice(0, 9).join(' ')
  if (thing !== null)
    return /^(?:we|I) (?:teach|guide|take|run|lead) /iu.test(opening)
      ? `${opening}. ${thing.text}`
      : thing.text
  return deed === null ? opening : `${deed.verb} ${deed.object}`
}

/** 'families (children min 6 years)' also says from which age, 'not for people who cannot swim' what one must be able to do. */
function notesOf(audience: string): string[] {
  const conditions = audience
    .split(/[.;\n]|, (?=(?:and )?(?:not|no|min|max|you|must|if)\b)|, (?=minimum|maximum)/u)
    .map((part) => part.trim())
    .filter(
      (part) =>
        (/^(?:and )?(?:not|no|min|minimum|max|maximum|over|under|if|you (?:need|must)|must)\b/iu.test(
          part,
        ) &&
          condition.test(part)) ||
        /\byou (?:must|need to|have to)\b/iu.test(part),
    )
  return [
    ...conditions,
    ...[...audience.matchAll(/\(([^()]{6,80})\)/gu)]
      .flatMap(([, aside = '']) => aside.split(/, |; /u))
      .filter((note) => /\d(?!–)|\bwelcome\b/u.test(note) && !/^\d+–\d+/u.test(note)),
  ]
}

/** What has to do with safety or the law is told to everybody; whom an owner dislikes is not. */
const condition =
  /\b(?:swim|pregnan\w*|trimester|wheelchair|children|kids|babies|beginners|vertigo|heart|epileps\w*|weight|kg|licen[cs]e|years?|\d+|vegans?|dogs|back|knees?|cough|asthma|claustrophob\w*|allerg\w*|doctor\w*|surgery|operation|diving|insurance|fit)\b/iu

/** The name as the owner writes it, without tags or pictures around it. */
export function readName(raw: string): string {
  const plain = raw
    .replace(/<[^<>]*>/gu, ' ')
    .replace(pictures, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return plain === '' ? raw.replace(/\s+/gu, ' ').trim() : plain
}

function cleaned(
  text: string,
  names: ProperNames,
  options: { isStartOrdinary?: boolean; businessName: string },
): string {
  return withMendedSpelling(withCalmCapitals(withoutShorthand(text), names, options))
}

function readAnyOffer(
  raw: string,
  clean: string,
  { isForeign, copied }: { isForeign: boolean; copied: string },
): Offer | null {
  const language = detectLanguage(raw)
  if (/\d/u.test(raw) && language === 'none') return quotedOffer(clean)
  if (language === 'none') return null
  return isForeign || language === 'foreign'
    ? quotedOffer(withoutShorthand(raw))
    : readOffer(clean, copied)
}

/** 'Horse riding for riders' says nothing. */
function echoesThing(audience: string, { thing }: Offering): boolean {
  if (thing === null || audience.includes(' ')) return false
  const stem = audience.slice(0, 3).toLowerCase()
  return thing.text
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(stem))
}
