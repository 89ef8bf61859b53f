/** The two colours an owner chooses, '#rrggbb'. */
export type BrandColours = { primary: string; secondary: string }

/** Spec 2, section 9. */
const defaultBrandColours: BrandColours = { primary: '#7c3aed', secondary: '#14b8a6' }

export const hexColourPattern = /^#[0-9a-f]{6}$/i

/** The colours themselves, the default in place of one that is no '#rrggbb'. */
export function validBrandColours({ primary, secondary }: BrandColours): BrandColours {
  return {
    primary: hexColourPattern.test(primary) ? primary : defaultBrandColours.primary,
    secondary: hexColourPattern.test(secondary) ? secondary : defaultBrandColours.secondary,
  }
}
