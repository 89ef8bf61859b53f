import type { FontFamily } from './font-families.ts'

const sans =
  'ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'
const humanist = '"Segoe UI","Gill Sans",Calibri,"Trebuchet MS",sans-serif'
const geometric = '"Avenir Next",Avenir,"Century Gothic","Segoe UI",Roboto,sans-serif'
const oldStyle = '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif'
const bookish = 'Charter,"Bitstream Charter",Georgia,Cambria,serif'

export type FontPair = { heading: string; body: string }

/**
 * The owner's font where the visitor has it, else a relative that every system carries: nothing
 * is fetched. A quiet text font is paired with a serif for headings, the others speak for themselves.
 */
const pairs: Record<FontFamily, FontPair> = {
  'Inter': { heading: oldStyle, body: `Inter,${sans}` },
  'Roboto': { heading: `Roboto,${sans}`, body: `Roboto,${sans}` },
  'Open Sans': { heading: bookish, body: `"Open Sans",${humanist}` },
  'Lato': { heading: oldStyle, body: `Lato,${humanist}` },
  'Montserrat': { heading: `Montserrat,${geometric}`, body: `Montserrat,${geometric}` },
  'Poppins': { heading: `Poppins,${geometric}`, body: `Poppins,${geometric}` },
  'Playfair Display': { heading: `"Playfair Display",Didot,"Bodoni MT",${oldStyle}`, body: sans },
  'Merriweather': { heading: `Merriweather,${bookish}`, body: sans },
}

export function fontPair(family: FontFamily): FontPair {
  return pairs[family]
}
