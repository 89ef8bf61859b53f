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

/** The runs of a given number of words that an answer consists of. */
export type Runs = { length: number; known: ReadonlySet<string> }

export function runsOf(words: readonly string[], length: number): Runs {
  return { length, known: new Set(windowsOf(words, length)) }
}

/** The first run of words that stands in both, or null. */
export function findCopied(text: string, { length, known }: Runs): string | null {
  return windowsOf(plainWords(text), length).find((run) => known.has(run)) ?? null
}

/** How many runs a text shares with an answer, and how many it would share after a change. */
export type CopiedRuns = { count: number; countIn(variant: string): number }

/**
 * Counts once, and then for every variant only the words around its change: rewording tries hundreds of
 * variants of one text, each of which differs from it in a word or two.
 */
export function countCopied(text: string, runs: Runs): CopiedRuns {
  const { words, wordsBefore } = readWords(text)
  const copiedBefore = [0]
  for (const run of windowsOf(words, runs.length)) {
    copiedBefore.push((copiedBefore.at(-1) ?? 0) + (runs.known.has(run) ? 1 : 0))
  }
  const count = copiedBefore.at(-1) ?? 0
  const reach = runs.length - 1

  return {
    count,
    countIn(variant) {
      const { start, end, variantEnd } = findChange(text, variant)
      const before = wordsBefore(start)
      const after = wordsBefore(end)
      const seam = [
        ...words.slice(Math.max(0, before - reach), before),
        ...plainWords(variant.slice(start, variantEnd)),
        ...words.slice(after, after + reach),
      ]
      const inFront = copiedBefore[Math.max(0, before - reach)] ?? count
      const behind = count - (copiedBefore[after] ?? count)
      const changed = windowsOf(seam, runs.length).filter((run) => runs.known.has(run)).length
      return inFront + changed + behind
    },
  }
}

function windowsOf(words: readonly string[], length: number): string[] {
  const count = Math.max(0, words.length - length + 1)
  return Array.from({ length: count }, (_, at) => words.slice(at, at + length).join(' '))
}

/** The words of a text, and how many of them stand before a place where a blank ends. */
function readWords(text: string) {
  const words: string[] = []
  const counts = new Map<number, number>()
  let place = 0
  for (const piece of text.split(' ')) {
    counts.set(place, words.length)
    words.push(...plainWords(piece))
    place += piece.length + 1
  }
  return { words, wordsBefore: (at: number) => counts.get(at) ?? words.length }
}

/** Where two texts differ, from blank to blank, so that no word is cut. */
function findChange(text: string, variant: string) {
  const shorter = Math.min(text.length, variant.length)
  let same = 0
  while (same < shorter && text.charCodeAt(same) === variant.charCodeAt(same)) same += 1
  const start = same === 0 ? 0 : text.lastIndexOf(' ', same - 1) + 1
  const most = shorter - start
  let alike = 0
  while (
    alike < most &&
    text.charCodeAt(text.length - 1 - alike) === variant.charCodeAt(variant.length - 1 - alike)
  ) {
    alike += 1
  }
  const blank = text.indexOf(' ', text.length - alike)
  const tail = blank === -1 ? 0 : text.length - blank - 1
  return { start, end: text.length - tail, variantEnd: variant.length - tail }
}
