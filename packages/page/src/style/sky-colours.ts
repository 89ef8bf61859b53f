import { isColourless, type Oklch, oklchToHex } from '@wildpath/illustrator/colour'

import type { BrandRoles } from './brand-roles.ts'

/** The brand as an evening: the sky above, and the light where it meets the land. */
export function skyColours({ sky, light }: BrandRoles) {
  const depth = Math.min(1, Math.max(0, (sky.l - 0.15) / 0.35))
  const tone = (l: number, c: number) => oklchToHex({ l, c: Math.min(sky.c, c), h: sky.h })
  return {
    skyTop: tone(0.19 + 0.05 * depth, 0.085),
    skyLow: tone(0.29 + 0.1 * depth, 0.13),
    horizon: lightOf(light, { l: 0.76, c: 0.115 }),
  }
}

/** A colour as light; lamplight when it has no hue of its own. */
function lightOf(colour: Oklch, { l, c }: { l: number; c: number }): string {
  return oklchToHex({ l, c, h: isColourless(colour) ? 65 : colour.h })
}
