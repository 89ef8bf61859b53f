import { plainWords } from '../brief/echo.ts'
import type { Desk } from './desk.ts'

/** Alternatives for one part of a text, best first; an optional part may be left out. */
export type Part = { choices: readonly (string | null)[]; isOptional?: boolean }

type Space = {
  minimum?: number
  maximum: number
  /** What the text must not say again, such as its own headline. */
  besides?: string
}

/**
 * Joins parts to a text that keeps within its space, never cutting inside a part: tries every
 * combination in order of preference. Null when no combination of the required parts fits.
 */
export function fitParts(
  desk: Desk,
  place: string,
  parts: readonly Part[],
  space: Space,
): string | null {
  const found: string[] = []
  const taken = space.besides === undefined ? [] : [space.besides]
  combine(parts, { taken: [], said: taken, size: 0, space, found, plain: plainForms() })
  return desk.pick(place, found, space.maximum)
}

const enough = 16

type State = {
  taken: readonly string[]
  said: readonly string[]
  /** The length of what is taken, joined. */
  size: number
  space: Space
  found: string[]
  plain: (text: string) => string
}

/** Plain words of a text, worked out once for all combinations it stands in. */
function plainForms(): (text: string) => string {
  const forms = new Map<string, string>()
  return (text) => {
    const known = forms.get(text)
    if (known !== undefined) return known
    const form = plainWords(text).join(' ')
    forms.set(text, form)
    return form
  }
}

function combine(parts: readonly Part[], state: State): void {
  if (state.found.length >= enough) return
  const [part, ...rest] = parts
  if (part === undefined) {
    if (state.size >= (state.space.minimum ?? 1)) state.found.push(state.taken.join(' '))
    return
  }
  for (const choice of part.choices) {
    if (choice === null || choice === '') continue
    const size = state.size + choice.length + (state.size === 0 ? 0 : 1)
    if (size > state.space.maximum || isSaid(choice, state)) continue
    const taken = [...state.taken, choice]
    combine(rest, { ...state, taken, size, said: [...state.said, choice] })
  }
  if (part.isOptional === true) combine(rest, state)
}

/** Whether one of the texts already holds this one, or the other way round. */
function isSaid(choice: string, { said, space, taken, plain }: State): boolean {
  const words = plain(choice)
  if (isRepeated(choice, [space.besides ?? '', ...taken])) return true
  const besides = plain(space.besides ?? '')
  if (besides.length > 5 && words.includes(besides)) return true
  const parts = fragments(choice, plain)
  if (parts.some((part) => taken.some((text) => ` ${plain(text)} `.includes(` ${part} `))))
    return true
  return said.some((text) => {
    const other = plain(text)
    return (
      other.includes(words) ||
      (other.length > 8 && words.includes(other) && words.length - other.length < 12)
    )
  })
}

const light =
  /^(?:with|from|that|this|your|you|there|have|been|they|more|most|than|each|some|also|only|run|offer|take|takes|group|groups|stop|people|give|gives|runs|offers)$/u

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}|\d[\d.,]*/gu) ?? [])
    .filter(
      (word) =>
        !light.test(word) && !/^(?:the|and|for|are|all|our|its|his|her|can|has)$/u.test(word),
    )
    .map((word) => word.replace(/(?:es|s|d)$/u, ''))
}

/** Whether a fact in the text, or the whole of it, says again what stands there already. */
function isRepeated(choice: string, before: readonly string[]): boolean {
  const known = new Set(before.flatMap((text) => contentWords(text)))
  const isKnown = (text: string) => {
    const words = contentWords(text)
    return words.length > 0 && words.every((word) => known.has(word))
  }
  const [, ...tails] = choice.split(/, | with | in (?=groups )/u)
  return isKnown(choice) || tails.some((tail) => contentWords(tail).length > 1 && isKnown(tail))
}

/** The facts inside a text, cut at its joints, so that one fact never stands twice in a block. */
function fragments(choice: string, plain: State['plain']): string[] {
  return choice
    .split(/, | with | and |: |\. /u)
    .map((part) => plain(part))
    .filter((part) => part.split(' ').length > 1)
}
