import { type CopiedRuns, countCopied, plainWords } from './copied-runs.ts'
import { runsIn, withoutEcho } from './echo.ts'
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

const mostSteps = 20
/** One step parts about as many runs as a run has words: what copies more stays copied. */
const mostParted = mostSteps * 16

function reworded(lines: readonly string[], ways: readonly Rewording[][], raw: string): string[] {
  const runs = runsIn(raw, 'mainOffer')
  let told = [...lines]
  for (let step = 0; step < mostSteps; step += 1) {
    const copied = countCopied(joined(told), runs)
    if (copied.count === 0 || copied.count > mostParted) return told
    const better = firstOf(ways, (tier) => bestOf(told, tier, copied))
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
  copied: CopiedRuns,
): string[] | null {
  let best: string[] | null = null
  let least = copied.count
  for (const way of waysOf(lines, tier)) {
    const left = copied.countIn(joined(way))
    if (left < least) [best, least] = [way, left]
  }
  return best
}

function waysOf(lines: readonly string[], tier: readonly Rewording[]): string[][] {
  return lines.flatMap((line, at) =>
    tier.flatMap((reword) => reword(line, at, lines).map((next) => lines.with(at, next))),
  )
}

function joined(lines: readonly string[]): string {
  return lines.join('. ')
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
