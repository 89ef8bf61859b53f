import { plainWords } from '../brief/copied-runs.ts'
import type { Desk } from './desk.ts'

const light =
  /^(?:with|from|that|this|your|you|there|have|been|they|more|most|than|each|some|also|only|the|and|for|are|all|our|its|his|her|can|has|per)$/u

function contentOf(text: string): string[] {
  return plainWords(text)
    .filter((word) => (word.length > 2 || /\d/u.test(word)) && !light.test(word))
    .map((word) => word.replace(/(?:es|s|d)$/u, ''))
}

/** Whether nearly all a sentence says stands in the text already. */
export function isSaidIn(sentence: string, text: string): boolean {
  const known = new Set(contentOf(text))
  const words = contentOf(sentence)
  const fresh = words.filter((word) => !known.has(word))
  return words.length > 0 && fresh.length <= Math.floor(words.length / 4)
}

/** Whether the sentence, its label, or one of the two things it joins, stands in the text already. */
function saysAgain(choice: string, text: string): boolean {
  const [label = '', labelled] = choice.split(/: (?=\S)/u, 2)
  const parts = choice.split(/[,;] /u)
  return (
    isSaidIn(choice, text) ||
    (labelled !== undefined && isSaidIn(label, text)) ||
    (parts.length === 2 && parts.some((part) => isSaidIn(part, text)))
  )
}

type Space = {
  maximum: number
  /** Stands beside it, so that nothing of it is said again. */
  besides?: string
  /** Stop once so much is filled. */
  enough?: number
}

/**
 * Whole sentences in order of worth, as many as fit; nothing is cut and nothing said twice. Each part
 * offers the same in different lengths, the best first; the result stands at `place` and passes there.
 */
export function fill(
  desk: Desk,
  place: string,
  parts: readonly (readonly string[])[],
  space: Space,
): string | null {
  const text = filled(desk, place, parts, space)
  return text === '' ? null : desk.pick(place, [text])
}

/** The same, only tried. */
export function filled(
  desk: Desk,
  place: string,
  parts: readonly (readonly string[])[],
  space: Space,
): string {
  const { maximum, besides = '', enough = maximum } = space
  let text = ''
  for (const choices of parts) {
    if (text.length >= enough) break
    const next = choices.find((choice) => {
      const longer = text === '' ? choice : `${text} ${choice}`
      return (
        choice !== '' &&
        longer.length <= maximum &&
        desk.timesSaid(choice) < 2 &&
        !saysAgain(choice, `${besides} ${text}`) &&
        desk.passes(place, longer)
      )
    })
    if (next !== undefined) text = text === '' ? next : `${text} ${next}`
  }
  return text
}
