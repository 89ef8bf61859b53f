/** The fonts an owner may choose (spec 2, section 3). */
export const fontFamilies = [
  'Inter',
  'Roboto',
  'Open Sans',
  'Lato',
  'Montserrat',
  'Poppins',
  'Playfair Display',
  'Merriweather',
] as const
export type FontFamily = (typeof fontFamilies)[number]
