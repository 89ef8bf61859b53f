import { findEcho, plainWords, withoutEcho } from './echo.ts'
import { countPrices } from './money.ts'
import { isLimiting } from './offer-conditions.ts'
import { offerRewordings, withAnd, withSign } from './offer-rewordings.ts'
import type { Rewording } from './offer-rewordings.ts'

/**
 * The lines of an offer without long runs of the owner's words: as few small rewordings as it takes, each
 * where it stands, so that order, figures and conditions stay. A run that nothing parts is kept, as a
 * price or a condition weighs more than wording.
 */
export function withoutLongRuns(lines: readonly string[], raw: string): string[] {
  const parted = lines.map((line) =>
    reworded([line], [...offerRewordings, [asProse(raw)], [withSign], [withAnd]], raw).join(''),
  )
  return reworded(parted, [...offerRewordings, [withSign], [noted]], raw)
}

function reworded(lines: readonly string[], ways: readonly Rewording[][], raw: string): string[] {
  let told = [...lines]
  for (let step = 0; step < 20 && findEcho(told.join('. '), 'mainOffer', raw) !== null; step += 1) {
    const better = firstOf(ways, (tier) => bestOf(told, tier, raw))
    if (better === null) return told
    told = better
  }
  return told
}

function firstOf<In, Out>(list: readonly In[], find: (one: In) => Out | null): Out | null {
  for (const one of list) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** As any sentence of the owner is reworded, where nothing changes its place. */
function asProse(raw: string): Rewording {
  return (line) => {
    const told = withoutEcho(line, 'mainOffer', raw)
    if (told === null || /\b(\p{L}+) \1\b/iu.test(told)) return []
    return sharedWords(told, line) === sharedWords(line, told) ? [told] : []
  }
}

/** The text's longer words and figures that the other has too, in the text's order. */
function sharedWords(text: string, other: string): string {
  const others = new Set(plainWords(other))
  return plainWords(text)
    .filter((word) => others.has(word) && (word.length > 3 || /\d/u.test(word)))
    .join(' ')
}

/** The one rewording of a tier that leaves the fewest copied words, or null when none helps. */
function bestOf(
  lines: readonly string[],
  tier: readonly Rewording[],
  raw: string,
): string[] | null {
  const now = countRuns(lines, raw)
  const ways = lines.flatMap((line, at) =>
    tier.flatMap((reword) => reword(line, at, lines).map((next) => lines.with(at, next))),
  )
  const counted = ways.map((way) => ({ way, left: countRuns(way, raw) }))
  const best = counted.toSorted((one, other) => one.left - other.left)[0]
  return best !== undefined && best.left < now ? best.way : null
}

function countRuns(lines: readonly string[], raw: string): number {
  const theirs = new Set(runsOf(raw))
  return runsOf(lines.join('. ')).filter((run) => theirs.has(run)).length
}

const longest = 12

function runsOf(text: string): string[] {
  const words = plainWords(text)
  return words
    .slice(0, Math.max(0, words.length - longest + 1))
    .map((_, at) => words.slice(at, at + longest).join(' '))
}

/** The last means: a word in front of a condition, or of another thing to be had. */
function noted(line: string, at: number, lines: readonly string[]): string[] {
  // '£150 if I have everything' is another price for the same: no 'also'.
  const isOtherPrice = countPrices(line) > 0 && /^\P{L}/u.test(line)
  if (at === 0 || isOtherPrice || /^(?:Please note|Also):/u.test(line)) return []
  const isNote =
    countPrices(line) === 0 && isLimiting(line) && countStarts(lines, 'Please note:') < 1
  if (isNote) return [`Please note: ${line}`]
  return countStarts(lines, 'Also:') < 2 ? [`Also: ${line}`] : []
}

function countStarts(lines: readonly string[], label: string): number {
  return lines.filter((line) => line.startsWith(label)).length
}
