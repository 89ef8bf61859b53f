import { plainWords } from '../grammar/plain-words.ts'

/** Runs of words this long, taken over from an answer, read as pasted and not as written. */
const longestRun = { productService: 12, targetCustomer: 8, mainOffer: 12 } as const
export type EchoField = keyof typeof longestRun
export type EchoRuns = Record<EchoField, ReadonlySet<string>>

/** The runs of words that may not be copied from the answers. */
export function echoRuns(answers: Record<EchoField, string>): EchoRuns {
  const runsOf = (field: EchoField) =>
    new Set(windowsOf(plainWords(answers[field]), longestRun[field]))
  return {
    productService: runsOf('productService'),
    targetCustomer: runsOf('targetCustomer'),
    mainOffer: runsOf('mainOffer'),
  }
}

/** The words that a text copied in a row from an answer, or null when they are its own. */
export function findEcho(text: string, field: EchoField, runs: EchoRuns): string | null {
  const known = runs[field]
  return windowsOf(plainWords(text), longestRun[field]).find((run) => known.has(run)) ?? null
}

function windowsOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1)
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '))
}
