import type { PageGoal } from '@wildpath/page/compose'

import type { Template } from '../phrasing/template.ts'

/** When a piece of advice is apt; the facts of the business decide. */
export const situations = [
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
export type Situation = (typeof situations)[number]

export type Tip = { text: string; situation: Situation | null }
export type TradeQuestion = { question: string; answer: string }

/** Words of the owner of which one must have been said for a line to be true, or none where it is a denial. */
export type Need = { words: RegExp; isDenied: boolean }

/**
 * What a good copywriter says of one trade: whole lines, true of every honest business of that trade. Facts enter
 * through the slots of a line, and a line whose slot has no fact is left out.
 */
export type Playbook = {
  /** What the page promises. */
  headlines: readonly Template[]
  /** Why people want this. */
  pulls: readonly string[]
  /** The scene that people remember. */
  moments: readonly string[]
  /** What to do while waiting for the answer. */
  next: readonly string[]
  /** What a good answer needs to know. */
  ask: readonly string[]
  adviceSubject: readonly string[]
  adviceOpening: readonly string[]
  tips: readonly Tip[]
  nudgeSubject: readonly string[]
  /** Asks for one easy thing. */
  nudge: readonly string[]
  /** Objections, and what calms them. */
  questions: readonly TradeQuestion[]
  /** Things to bring, only where a finer kind differs from its trade. */
  bring: readonly string[]
  /** What must have been said for some of the lines above; of a question by the question. */
  needs: ReadonlyMap<string, Need>
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

/**
 * What a visitor may want. An appointment with whoever does something for them is a booking of the page; joining a
 * programme and asking for counsel are enquiries.
 */
export type VisitorGoal = PageGoal | 'appointment' | 'programme' | 'counsel'
