import type { FontFamily } from './font-families.ts'

const sans =
  'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
const serif = 'Georgia,Cambria,"Times New Roman",serif'

/**
 * The eight fonts of the product with what shows until they have arrived. The '… Fallback' faces
 * are local fonts stretched to the same widths, so that nothing moves when the real one comes.
 */
const stacks: Record<FontFamily, string> = {
  'Inter': `Inter,"Inter Fallback",${sans}`,
  'Roboto': `Roboto,"Roboto Fallback",${sans}`,
  'Open Sans': `"Open Sans","Open Sans Fallback",${sans}`,
  'Lato': `Lato,"Lato Fallback",${sans}`,
  'Montserrat': `Montserrat,"Montserrat Fallback",${sans}`,
  'Poppins': `Poppins,"Poppins Fallback",${sans}`,
  'Playfair Display': `"Playfair Display","Playfair Display Fallback",${serif}`,
  'Merriweather': `Merriweather,"Merriweather Fallback",${serif}`,
}

/** CSS font-family of one of the fonts. */
export function fontStack(family: FontFamily): string {
  return Object.hasOwn(stacks, family) ? stacks[family] : stacks.Inter
}

const textFonts: readonly FontFamily[] = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Merriweather']

/** The brand's font sets the headings, and the text too where it is made for reading. */
export function bodyFontFor(family: FontFamily, design: FontFamily): FontFamily {
  return textFonts.includes(family) ? family : design
}
