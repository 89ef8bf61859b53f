import {
  type CopiedRuns,
  type Runs,
  countCopied,
  findCopied,
  plainWords,
  runsOf,
} from './copied-runs.ts'
import { rewordings } from './rewordings.ts'

/** Runs of words this long, taken over from a field, read as pasted and not as written. */
const longestRun = { productService: 8, targetCustomer: 8, mainOffer: 12 } as const
export type EchoField = keyof typeof longestRun

/** The words copied in a row from the owner's answer, or null when the text is its own. */
export function findEcho(text: string, field: EchoField, answer: string): string | null {
  return findCopied(text, runsIn(answer, field))
}

/** The same three answers are asked about thousands of times while one funnel is written. */
const readLately = new Map<string, Runs>()
const fewAnswers = 12

/** What may not be copied from an answer; a short one, unless it is an offer, not as a whole. */
export function runsIn(answer: string, field: EchoField): Runs {
  const key = `${field} ${answer}`
  const known = readLately.get(key)
  if (known !== undefined) return known
  const theirs = plainWords(answer)
  const longest = longestRun[field]
  const isShort = field !== 'mainOffer' && theirs.length >= 4 && theirs.length < longest
  const runs = runsOf(theirs, isShort ? theirs.length : longest)
  const [oldest] = readLately.keys()
  if (readLately.size >= fewAnswers && oldest !== undefined) readLately.delete(oldest)
  readLately.set(key, runs)
  return runs
}

/** Changes needed at most; more would no longer be the owner's voice. */
const mostChanges = 5
/** One change parts about as many runs as a run has words, and those that a moved tail closed. */
const mostParted = mostChanges * 20

/** Rewords a text until it is no longer copied in a row; null when no rewording helps. */
export function withoutEcho(text: string, field: EchoField, answer: string): string | null {
  const runs = runsIn(answer, field)
  let told = text
  for (let changes = 0; changes < mostChanges; changes += 1) {
    const copied = countCopied(told, runs)
    if (copied.count === 0) return told
    if (copied.count > mostParted) return null
    const next = closer(told, copied)
    if (next === null) return null
    told = next
  }
  return countCopied(told, runs).count === 0 ? told : null
}

/** The first change that is enough, else the one that leaves least; null when none helps. */
function closer(text: string, copied: CopiedRuns): string | null {
  let best: string | null = null
  let least = copied.count
  for (const reword of rewordings) {
    for (const variant of reword(text)) {
      const left = copied.countIn(variant)
      if (left === 0) return variant
      if (left < least) [best, least] = [variant, left]
    }
  }
  return best
}
