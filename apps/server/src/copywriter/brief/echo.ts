import { rewordings } from './rewordings.ts'

/** Runs of words this long, taken over from a field, read as pasted and not as written. */
const longestRun = { productService: 8, targetCustomer: 8, mainOffer: 12 } as const
export type EchoField = keyof typeof longestRun

/** Plain lower-case words, numbers kept whole. */
export function plainWords(text: string): string[] {
  return (
    plainly(text)
      .toLowerCase()
      .match(/[a-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*/gu) ?? []
  )
}

/** Without accents and curly quotes; most texts have none, and looking is cheaper than changing. */
function plainly(text: string): string {
  if (/^[ -~\n]*$/u.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/gu, "'")
}

/** The words copied in a row from the owner's answer, or null when the text is its own. */
export function findEcho(text: string, field: EchoField, answer: string): string | null {
  const { runs, whole } = runsOf(field, answer)
  const joined = ` ${plainWords(text).join(' ')} `
  return [...runs, ...whole].find((words) => joined.includes(` ${words} `)) ?? null
}

type Runs = { runs: readonly string[]; whole: readonly string[] }

/** The same three answers are asked about thousands of times while one funnel is written. */
const readLately = new Map<string, Runs>()
const fewAnswers = 12

function runsOf(field: EchoField, answer: string): Runs {
  const key = `${field} ${answer}`
  const known = readLately.get(key)
  if (known !== undefined) return known
  const theirs = plainWords(answer)
  const run = longestRun[field]
  const count = Math.max(0, theirs.length - run + 1)
  const runs = Array.from({ length: count }, (_, start) =>
    theirs.slice(start, start + run).join(' '),
  )
  const isShortAnswer = field !== 'mainOffer' && theirs.length >= 4
  const found = { runs, whole: isShortAnswer ? [theirs.join(' ')] : [] }
  const [oldest] = readLately.keys()
  if (readLately.size >= fewAnswers && oldest !== undefined) readLately.delete(oldest)
  readLately.set(key, found)
  return found
}

/** Changes needed at most; more would no longer be the owner's voice. */
const mostChanges = 5

/** Rewords a text until it is no longer copied in a row; null when no rewording helps. */
export function withoutEcho(text: string, field: EchoField, answer: string): string | null {
  let best = { text, echoes: countEchoes(text, field, answer) }
  for (let changes = 0; changes < mostChanges && best.echoes > 0; changes += 1) {
    const next = closer(best, (variant) => countEchoes(variant, field, answer))
    if (next === null) return null
    best = next
  }
  return best.echoes === 0 ? best.text : null
}

type Try = { text: string; echoes: number }

/** The first change that is enough, else the one that leaves least; null when none helps. */
function closer({ text, echoes }: Try, count: (text: string) => number): Try | null {
  let best: Try | null = null
  for (const reword of rewordings) {
    for (const variant of reword(text)) {
      const left = count(variant)
      if (left === 0) return { text: variant, echoes: 0 }
      if (left < (best?.echoes ?? echoes)) best = { text: variant, echoes: left }
    }
  }
  return best
}

function countEchoes(text: string, field: EchoField, answer: string): number {
  const { runs, whole } = runsOf(field, answer)
  const joined = ` ${plainWords(text).join(' ')} `
  return [...runs, ...whole].filter((words) => joined.includes(` ${words} `)).length
}
