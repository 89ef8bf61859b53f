import type { Oklch } from './oklch.ts'

/** Greys, near-blacks and near-whites: their hue is an accident. */
export function isColourless({ c }: Oklch): boolean {
  return c < 0.03
}

/** Reds to yellows. */
export function isWarm(colour: Oklch): boolean {
  return !isColourless(colour) && (colour.h < 112 || colour.h > 350)
}

/** Greens to violets. */
export function isCool(colour: Oklch): boolean {
  return !isColourless(colour) && colour.h >= 130 && colour.h <= 320
}
