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
  combine(parts, { taken: [], said: taken, space, found })
  return desk.pick(place, found, space.maximum)
}

const enough = 16

type State = { taken: readonly string[]; said: readonly string[]; space: Space; found: string[] }

function combine(parts: readonly Part[], state: State): void {
  const text = state.taken.join(' ')
  if (text.length > state.space.maximum || state.found.length >= enough) return
  const [part, ...rest] = parts
  if (part === undefined) {
    if (text.length >= (state.space.minimum ?? 1)) state.found.push(text)
    return
  }
  for (const choice of part.choices) {
    if (choice === null || choice === '' || isSaid(choice, state)) continue
    combine(rest, { ...state, taken: [...state.taken, choice], said: [...state.said, choice] })
  }
  if (part.isOptional === true) combine(rest, state)
}

/** Whether one of the texts already holds this one, or the other way round. */
function isSaid(choice: string, { said, space, taken }: State): boolean {
  const words = plainWords(choice).join(' ')
  const besides = plainWords(space.besides ?? '').join(' ')
  if (besides.length > 5 && words.includes(besides)) return true
  const parts = fragments(choice)
  if (
    parts.some((part) =>
      taken.some((text) => ` ${plainWords(text).join(' ')} `.includes(` ${part} `)),
    )
  )
    return true
  return said.some((text) => {
    const other = plainWords(text).join(' ')
    return (
      other.includes(words) ||
      (other.length > 8 && words.includes(other) && words.length - other.length < 12)
    )
  })
}

/** The facts inside a text, cut at its joints, so that one fact never stands twice in a block. */
function fragments(choice: string): string[] {
  return choice
    .split(/, | with | and |: |\. /u)
    .map((part) => plainWords(part).join(' '))
    .filter((part) => part.split(' ').length > 1)
}
