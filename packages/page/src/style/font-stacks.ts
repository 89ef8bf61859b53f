import type { FontFamily } from './font-families.ts'

const sans =
  'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
const humanist = '"Segoe UI","Gill Sans",Calibri,"Trebuchet MS",sans-serif'
const geometric = '"Avenir Next",Avenir,"Century Gothic","Segoe UI",Roboto,sans-serif'
const oldStyle = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif'
const bookish = 'Charter,"Bitstream Charter",Georgia,Cambria,serif'

export type FontPair = {
  heading: string
  body: string
  headingWeight: 500 | 600 | 700
  /** CSS letter-spacing: large sans letters stand closer. */
  headingSpacing: string
}

const serifHeading = { headingWeight: 600, headingSpacing: '-.01em' } as const
const sansHeading = { headingWeight: 700, headingSpacing: '-.022em' } as const

/**
 * The owner's font where the visitor has it, else a relative that every system carries: nothing
 * is fetched. A quiet text font is paired with a serif for headings, the others speak for themselves.
 */
const pairs: Record<FontFamily, FontPair> = {
  'Inter': { ...serifHeading, heading: oldStyle, body: `Inter,${sans}` },
  'Roboto': { ...sansHeading, heading: `Roboto,${sans}`, body: `Roboto,${sans}` },
  'Open Sans': { ...serifHeading, heading: bookish, body: `"Open Sans",${humanist}` },
  'Lato': { ...serifHeading, heading: oldStyle, body: `Lato,${humanist}` },
  'Montserrat': {
    ...sansHeading,
    heading: `Montserrat,${geometric}`,
    body: `Montserrat,${geometric}`,
  },
  'Poppins': { ...sansHeading, heading: `Poppins,${geometric}`, body: `Poppins,${geometric}` },
  'Playfair Display': {
    ...serifHeading,
    heading: `"Playfair Display",Didot,"Bodoni MT",${oldStyle}`,
    body: sans,
  },
  'Merriweather': { ...serifHeading, heading: `Merriweather,${bookish}`, body: sans },
}

export function fontPair(family: FontFamily): FontPair {
  return Object.hasOwn(pairs, family) ? pairs[family] : pairs.Inter
}
