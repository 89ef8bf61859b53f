import type { PageGoal } from '@wildpath/page/compose'

/** When a piece of advice is apt; the facts of the business decide. */
export const letterTags = [
  'first',
  'able',
  'kids',
  'group',
  'long',
  'early',
  'night',
  'photo',
  'own',
] as const
export type LetterTag = (typeof letterTags)[number]

export type LetterMood = 'calm' | 'lively'
export type TaggedLine = { text: string; tag: LetterTag | null }
export type TradeQuestion = { question: string; answer: string }

/**
 * What a good letter of one trade says: whole sentences, true of every honest business of that trade,
 * with tokens such as `{we}` where the owner speaks.
 */
export type Letters = {
  received: Record<LetterMood, readonly string[]>
  headline: Record<LetterMood, readonly string[]>
  nudge: Record<LetterMood, readonly string[]>
  next: readonly string[]
  ask: readonly string[]
  adviceSubject: readonly string[]
  adviceOpening: readonly string[]
  tips: readonly TaggedLine[]
  nudgeSubject: readonly string[]
  questions: readonly TradeQuestion[]
  /** Things to bring, only where a finer kind differs from its trade. */
  bring: readonly string[]
}

/** A countable noun with both numbers, without article. */
type CountNoun = { one: string; many: string }

/**
 * What the page of a trade says in few words. Nothing here is a claim about a particular owner: no prices,
 * dates, places, staff, equipment or inclusions.
 */
export type TradeWords = {
  /** What a customer books or asks for. */
  booking: CountNoun
  /** Button texts. */
  cta: readonly string[]
  /** Form fields besides name and email that a first answer needs. */
  fields: readonly string[]
  /** Noun phrases for a packing list; empty where nothing needs to be brought. */
  bring: readonly string[]
}

/** What a visitor may want; joining a programme and asking for counsel are not told apart on the page. */
export type LetterGoal = PageGoal | 'programme' | 'counsel'
