import { hexToOklch } from '@wildpath/illustrator/colour'

import type { BrandColours } from '../document/brand-colours.ts'
import { deepSurface, type Surface } from './surface-colours.ts'

/**
 * The ground of words that stand on a sky, and all colours on it. A sky is deepest overhead: the
 * ground is its upper edge, darkened until light text reads on it.
 */
export function skySurface(brand: BrandColours, upperEdge: string): Surface {
  const { l, c, h } = hexToOklch(upperEdge)
  return deepSurface(brand, { l: Math.min(0.4, Math.max(0.2, l - 0.14)), c: Math.min(c, 0.1), h })
}
