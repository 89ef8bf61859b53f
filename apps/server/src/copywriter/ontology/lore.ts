import { eyesOpen } from './lore/eyes-open.ts'
import { indoors } from './lore/indoors.ts'
import { onLand } from './lore/on-land.ts'
import { onRivers } from './lore/on-rivers.ts'
import { onRock } from './lore/on-rock.ts'
import { onTheSea } from './lore/on-the-sea.ts'
import { finerKinds } from './lore/finer-kinds.ts'
import { snowAndStays } from './lore/snow-and-stays.ts'

/** When a piece of advice is apt; the facts of the business decide. */
export const loreTags = [
  'first',
  'able',
  'kids',
  'group',
  'long',
  'early',
  'night',
  'photo',
  'own',
  'dogs',
  'van',
  'ebike',
  'outside',
  'late',
] as const
export type LoreTag = (typeof loreTags)[number]

/** An imperative clause and the reason for it; each stands on its own, without capital and stop. */
export type Tip = { act: string; why: string; tag: LoreTag | null }

/** How one kind of day goes, in common words. */
export type Stage = { title: string; text: string }

/** Know-how of one trade that is true of any such business and fine enough to be worth reading. */
export type Lore = {
  tips: readonly Tip[]
  /** Clauses about weather that does no harm, and about what decides; empty where it is no matter. */
  calm: readonly string[]
  decides: readonly string[]
  stages: readonly Stage[]
  /** Things to bring, where they differ from the trade's own list; else empty. */
  bring: readonly string[]
  /** Noun clauses that fit 'tell us …'. */
  tell: readonly string[]
}

const sources = [onRivers, onTheSea, onRock, onLand, eyesOpen, snowAndStays, indoors, finerKinds]

/** A finer kind of a trade, such as ice fishing, and the words by which an owner's text names it. */
export type LoreVariant = { when: RegExp; lore: Lore }

/**
 * The know-how is kept as plain lines, so that it can be read and mended as text:
 * `# trade` or `# trade/kind` with `when: pattern`, `tip[tag]: act | why`, `calm:` and `decides: clause | clause`, `step: title | text`, `bring: thing | thing`, `tell: clause | clause`.
 */
export function readLore(text: string): Map<string, Lore> {
  const found = new Map<string, Lore>()
  for (const block of text.split(/^# /mu).slice(1)) {
    const [key = '', ...lines] = block.trim().split('\n')
    found.set(key, { tips: lines.flatMap(readTip), ...readOthers(lines) })
  }
  return found
}

function readTip(line: string): Tip[] {
  const [, tag, act, why] = line.match(/^tip(?:\[(\w+)\])?: (.+) \| (.+)$/u) ?? []
  if (act === undefined || why === undefined) return []
  return [{ act, why, tag: loreTags.find((known) => known === tag) ?? null }]
}

function readOthers(lines: readonly string[]): Omit<Lore, 'tips'> {
  const after = (label: string) =>
    lines
      .filter((line) => line.startsWith(`${label}: `))
      .map((line) => line.slice(label.length + 2))
  return {
    calm: after('calm').flatMap((line) => line.split(' | ')),
    decides: after('decides').flatMap((line) => line.split(' | ')),
    stages: after('step').map((line) => {
      const [title = '', text = ''] = line.split(' | ')
      return { title, text }
    }),
    bring: after('bring').flatMap((line) => line.split(' | ')),
    tell: after('tell').flatMap((line) => line.split(' | ')),
  }
}

function readVariants(text: string): (LoreVariant & { trade: string })[] {
  return text
    .split(/^# /mu)
    .slice(1)
    .flatMap((block) => {
      const [, trade, when] = block.match(/^([\w-]+)\/[\w-]+\nwhen: (.+)$/mu) ?? []
      if (trade === undefined || when === undefined) return []
      const [lore = none] = readLore(`# ${block}`).values()
      return [{ trade, when: new RegExp(`\\b(?:${when})`, 'iu'), lore }]
    })
}

const none: Lore = { tips: [], calm: [], decides: [], stages: [], bring: [], tell: [] }
const library = new Map(sources.flatMap((text) => [...readLore(text)]))
export function loreOf(tradeKey: string): Lore {
  return library.get(tradeKey) ?? none
}

export const knownLore: ReadonlyMap<string, Lore> = library

const variants = sources.flatMap((text) => readVariants(text))

export function loreVariants(tradeKey: string): readonly LoreVariant[] {
  return variants.filter(({ trade }) => trade === tradeKey)
}
