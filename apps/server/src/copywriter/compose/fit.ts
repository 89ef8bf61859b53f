import type { Desk } from './desk.ts'

/** Alternatives for one part of a text, best first; an optional part may be left out. */
export type Part = { choices: readonly (string | null)[]; isOptional?: boolean }

/**
 * Joins parts to a text no longer than `maximum`, never cutting inside one: tries every
 * combination in order of preference. Null when even the required parts do not fit.
 */
export function fitParts(
  desk: Desk,
  place: string,
  parts: readonly Part[],
  maximum: number,
): string | null {
  const found: string[] = []
  combine(parts, { taken: [], maximum, found })
  return desk.pick(place, found, maximum)
}

const enough = 24

function combine(
  parts: readonly Part[],
  state: { taken: readonly string[]; maximum: number; found: string[] },
): void {
  const length = [...state.taken.join(' ')].length
  if (length > state.maximum || state.found.length >= enough) return
  const [part, ...rest] = parts
  if (part === undefined) {
    if (state.taken.length > 0) state.found.push(state.taken.join(' '))
    return
  }
  for (const choice of part.choices) {
    if (choice !== null && choice !== '')
      combine(rest, { ...state, taken: [...state.taken, choice] })
  }
  if (part.isOptional === true) combine(rest, state)
}
