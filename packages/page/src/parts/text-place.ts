import type { RenderContext } from './render-context.ts'

/** The `data-path` of a text some steps further in; undefined where none is written. */
export type TextPlace = (...steps: readonly (string | number)[]) => string | undefined

const unmarked: TextPlace = () => undefined

/** Where the texts of a section stand, in the mode that says so. */
export function textPlace(mode: RenderContext['mode'], ...start: (string | number)[]): TextPlace {
  return mode === 'edit' ? (...steps) => [...start, ...steps].join('.') : unmarked
}

/** The same from some steps further in. */
export function placeWithin(place: TextPlace, ...start: (string | number)[]): TextPlace {
  return place === unmarked ? unmarked : (...steps) => place(...start, ...steps)
}
