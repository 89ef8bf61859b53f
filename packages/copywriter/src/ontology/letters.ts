import type { PageGoal } from '@wildpath/page/document'

import { byGoal } from './letters/by-goal.ts'
import { deepAndHigh } from './letters/deep-and-high.ts'
import { finerKinds } from './letters/finer-kinds.ts'
import { hawksHerdsAndHeat } from './letters/hawks-herds-and-heat.ts'
import { onLandAndAir } from './letters/on-land-and-air.ts'
import { onWaterAndWild } from './letters/on-water-and-wild.ts'
import { services } from './letters/services.ts'
import { staysAndSkills } from './letters/stays-and-skills.ts'

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
  /** The owner's words that name a finer kind, and those that rule it out, as sources of patterns. */
  when: string | null
  unless: string | null
}

type Line = { label: string; tag: string | null; text: string }

/**
 * Blocks of plain lines, so that they are read and mended as text: `# trade` or `# trade/kind`, then
 * `label: text`, `label[tag]: text`, and two halves parted by ' | ' for a question.
 */
export function readBlocks(source: string): Map<string, Letters> {
  const blocks = source
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [key = '', ...lines] = block.trim().split('\n')
      return [key.trim(), readLetters(lines.flatMap((line) => readLine(line)))] as const
    })
  return new Map(blocks)
}

function readLine(line: string): Line[] {
  const [, label, tag, text] = line.trim().match(/^([a-z-]+)(?:\[(\w+)\])?: (.+)$/u) ?? []
  return label === undefined || text === undefined ? [] : [{ label, tag: tag ?? null, text }]
}

function readLetters(lines: readonly Line[]): Letters {
  const after = (name: string, tag?: string) =>
    lines
      .filter(({ label, tag: own }) => label === name && (tag === undefined || own === tag))
      .map(({ text }) => text)
  const moods = (name: string) => ({ calm: after(name, 'calm'), lively: after(name, 'lively') })
  return {
    received: moods('received'),
    headline: moods('headline'),
    nudge: moods('nudge'),
    next: after('next'),
    ask: after('ask'),
    adviceSubject: after('advice-subject'),
    adviceOpening: after('advice-opening'),
    tips: lines
      .filter(({ label }) => label === 'tip')
      .map(({ text, tag }) => ({ text, tag: letterTags.find((known) => known === tag) ?? null })),
    nudgeSubject: after('nudge-subject'),
    questions: after('q')
      .map((text) => halves(text))
      .map(([question, answer]) => ({ question, answer })),
    bring: after('bring').flatMap((text) => text.split(' | ')),
    when: after('when')[0] ?? null,
    unless: after('unless')[0] ?? null,
  }
}

function halves(text: string): readonly [string, string] {
  const [first = '', ...rest] = text.split(' | ')
  return [first, rest.join(' | ')]
}

const sources: readonly string[] = [
  onWaterAndWild,
  onLandAndAir,
  deepAndHigh,
  hawksHerdsAndHeat,
  staysAndSkills,
  services,
]

/** Every block by its key, `trade` or `trade/kind`. */
export const knownLetters: ReadonlyMap<string, Letters> = new Map(
  sources.flatMap((source) => [...readBlocks(source)]),
)

const none = readLetters([])

/** The block of a trade. */
export function lettersOf(tradeKey: string): Letters {
  return knownLetters.get(tradeKey) ?? none
}

/** What a visitor may want; joining a programme and asking for counsel are not told apart on the page. */
export type LetterGoal = PageGoal | 'programme' | 'counsel'

/** What can be said where no trade is known, by what the visitor wants. */
export const knownGoalLetters: ReadonlyMap<string, Letters> = readBlocks(byGoal)

export function goalLettersOf(goal: LetterGoal): Letters {
  return knownGoalLetters.get(goal) ?? none
}

/** Finer kinds of a trade by `trade/kind`, such as ice fishing, with the lines that replace the trade's. */
export const knownFinerKinds: ReadonlyMap<string, Letters> = readBlocks(finerKinds)

/** The key of the finer kind that the owner's words name; null when they name none. */
export function finerKindOf(tradeKey: string, said: string): string | null {
  for (const [key, letters] of knownFinerKinds)
    if (key.startsWith(`${tradeKey}/`) && isNamed(letters, said)) return key
  return null
}

function isNamed({ when, unless }: Letters, said: string): boolean {
  const has = (source: string) => new RegExp(`\\b(?:${source})`, 'iu').test(said)
  return when !== null && has(when) && (unless === null || !has(unless))
}
