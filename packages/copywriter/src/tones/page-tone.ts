import type { BrandTone } from '@wildpath/contract'

import { capitalised } from '../grammar/phrases.ts'

/** How one tone joins facts, puts headings over them and names the next step. */
export type PageTone = {
  /** The order of the line below the headline: whom it is for, what it costs. */
  peopleFirst: readonly boolean[]
  people: readonly ((people: string) => string)[]
  offerTitles: readonly string[]
  knowTitles: readonly string[]
  /** Button texts around what is sold; `thing` has its article. */
  calls: readonly ((words: { thing: string; booking: string; name: string }) => string)[]
  /** Sentences may be short and alone. */
  isClipped: boolean
}

export const pageTones: Record<BrandTone, PageTone> = {
  professional: {
    peopleFirst: [true, true, false],
    people: [(people) => `For ${people}`, (people) => `Suited to ${people}`],
    offerTitles: ['Price and terms', 'What it costs'],
    knowTitles: ['Good to know', 'Before you book'],
    calls: [
      ({ thing }) => `Enquire about ${thing}`,
      ({ thing }) => `Dates for ${thing}`,
      ({ thing }) => `Ask about ${thing}`,
    ],
    isClipped: false,
  },
  friendly: {
    peopleFirst: [true, false],
    people: [(people) => `For ${people}`, (people) => `${capitalised(people)} are welcome`],
    offerTitles: ['What you pay', 'What it costs', 'The price'],
    knowTitles: ['Good to know', 'Before you come'],
    calls: [
      ({ booking }) => `Plan my ${booking}`,
      ({ thing }) => `Ask about ${thing}`,
      ({ thing }) => `Dates for ${thing}`,
    ],
    isClipped: false,
  },
  luxury: {
    peopleFirst: [true, true, false],
    people: [(people) => `For ${people}`, (people) => `For ${people}`],
    offerTitles: ['The price', 'Price and terms'],
    knowTitles: ['Good to know', 'For your plans'],
    calls: [
      ({ thing }) => `Enquire about ${thing}`,
      ({ booking }) => `Arrange my ${booking}`,
      ({ name }) => `Write to ${name}`,
    ],
    isClipped: false,
  },
  fun: {
    peopleFirst: [true, false, false],
    people: [
      (people) => `Calling ${people}!`,
      (people) => `For ${people}`,
      (people) => `Made for ${people}`,
    ],
    offerTitles: ['What it costs', 'The price'],
    knowTitles: ['Good to know', 'Before you come'],
    calls: [
      ({ thing }) => `Show me ${thing}`,
      ({ thing }) => `Let's do ${thing}`,
      ({ booking }) => `Plan my ${booking}`,
    ],
    isClipped: true,
  },
  bold: {
    peopleFirst: [false, true],
    people: [(people) => `For ${people}`, (people) => `For ${people}`],
    offerTitles: ['The price', 'What it costs'],
    knowTitles: ['Good to know', 'Before you come'],
    calls: [
      ({ booking }) => `Plan my ${booking}`,
      ({ thing }) => `Dates for ${thing}`,
      ({ thing }) => `Ask about ${thing}`,
    ],
    isClipped: true,
  },
  caring: {
    peopleFirst: [true],
    people: [(people) => `For ${people}`, (people) => `${capitalised(people)} are welcome`],
    offerTitles: ['What it costs', 'What you pay'],
    knowTitles: ['Good to know', 'Before you come'],
    calls: [
      ({ thing }) => `Ask about ${thing}`,
      ({ thing }) => `Dates for ${thing}`,
      ({ thing }) => `Hear about ${thing}`,
    ],
    isClipped: false,
  },
}
