import type { BrandTone } from '@wildpath/contract'

/** The headings of one tone. */
export type PageTone = {
  offerTitles: readonly string[]
  knowTitles: readonly string[]
}

export const pageTones: Record<BrandTone, PageTone> = {
  professional: {
    offerTitles: ['Price and terms', 'What it costs'],
    knowTitles: ['Good to know', 'Before you book'],
  },
  friendly: {
    offerTitles: ['What you pay', 'What it costs', 'The price'],
    knowTitles: ['Good to know', 'Before you come'],
  },
  luxury: {
    offerTitles: ['The price', 'Price and terms'],
    knowTitles: ['Good to know', 'For your plans'],
  },
  fun: {
    offerTitles: ['What it costs', 'The price'],
    knowTitles: ['Good to know', 'Before you come'],
  },
  bold: {
    offerTitles: ['The price', 'What it costs'],
    knowTitles: ['Good to know', 'Before you come'],
  },
  caring: {
    offerTitles: ['What it costs', 'What you pay'],
    knowTitles: ['Good to know', 'Before you come'],
  },
}
