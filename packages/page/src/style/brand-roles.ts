import { hexToOklch, isColourless, isCool, isWarm, type Oklch } from '@wildpath/illustrator/colour'

import type { BrandColours } from '../document/brand-colours.ts'

/** What each brand colour does in the picture. */
export type BrandRoles = {
  /** Sky, land and the dark part of the page. */
  sky: Oklch
  /** The light on the horizon. */
  light: Oklch
}

/** Stands in for the hue of a brand that has none. */
const pine = 165

/**
 * As outdoors, the sky is the cool colour and the light the warm one, whichever is the primary. A
 * warm brand without a cool partner gets a wine-red evening, for a dark orange is mud.
 */
export function brandRoles(brand: BrandColours): BrandRoles {
  const [primary, secondary] = [hexToOklch(brand.primary), hexToOklch(brand.secondary)]
  if (isColourless(primary)) {
    const h = isColourless(secondary) ? pine : secondary.h
    return { sky: { l: primary.l, c: 0.035, h }, light: secondary }
  }
  if (isWarm(primary) && isCool(secondary)) {
    return { sky: secondary, light: primary }
  }
  if (isWarm(primary) && primary.l <= 0.8) {
    return { sky: { ...primary, h: 12 }, light: primary }
  }
  return { sky: primary, light: secondary }
}
