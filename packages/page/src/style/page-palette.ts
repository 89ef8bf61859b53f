import { hexToOklch, isWarm } from '@wildpath/illustrator/colour'

import { validBrandColours, type BrandColours } from '../document/brand-colours.ts'
import { brandRoles } from './brand-roles.ts'
import type { ThemeSpec } from './themes/theme-spec.ts'
import { lruMemo } from '../document/lru-memo.ts'
import { skyColours } from './sky-colours.ts'
import { darkSurface, lightSurface } from './surface-colours.ts'

/** Every colour of a page, '#rrggbb', derived from two colours and the theme's paper. */
export type PagePalette = ReturnType<typeof derivePalette>

type Ground = Pick<ThemeSpec, 'key' | 'colours' | 'paper' | 'depth'>

/**
 * Text of the result reaches 4.5:1 on every ground it stands on, edges of controls 3:1, whatever
 * the two colours are. `colours` are the brand's, or the theme's own when left out.
 */
export function pagePalette(theme: Ground, colours: BrandColours = theme.colours): PagePalette {
  // These values are written into a style element: nothing but a colour may pass.
  const brand = validBrandColours(colours)
  return palettes([theme.key, brand.primary, brand.secondary].join(), () =>
    derivePalette(theme, brand),
  )
}

const palettes = lruMemo<PagePalette>(500)

function derivePalette(theme: Ground, brand: BrandColours) {
  const roles = brandRoles(brand)
  // An evening sky may be red; a page to read on is rather brown.
  const hue = isWarm(roles.sky) ? hexToOklch(brand.primary) : roles.sky
  return {
    light: lightSurface(brand, hue, theme.paper),
    dark: darkSurface(brand, hue, theme.depth),
    sky: skyColours(roles),
  }
}
