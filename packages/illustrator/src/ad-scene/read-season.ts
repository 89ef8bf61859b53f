import type { Scene } from '../scene-schema.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const range = new RegExp(
  `\\b(?:(?:early|mid|late)[- ])?${month}(?: \\d{1,2})?\\s*(?:to|until|till|through|thru|and|[-–—])\\s*(?:(?:early|mid|late)[- ])?${month}\\b`,
  'i',
)
const southern =
  /\b(?:new zealand|australia|tasmania|patagonia|argentina|chile|south africa|namibia|botswana|zimbabwe|zambia|peru|bolivia)\b/i

/** Returns the season in the middle of the months in a text: 'May to September' is summer. */
export function readSeason(text: string, place: string): Scene['season'] | undefined {
  const named = range.exec(text)
  if (named !== null) {
    const [from, to] = [parseMonth(named[1]), parseMonth(named[2])]
    return seasonOfMonth((from + ((to - from + 12) % 12) / 2) % 12, southern.test(place))
  }
  const word = /\b(?:in|during|all|this|every|the) (spring|summer|autumn|fall|winter)\b/i.exec(text)
  const season = word?.[1]?.toLowerCase()
  return season === 'fall' ? 'autumn' : (season as Scene['season'] | undefined)
}

function parseMonth(name = ''): number {
  return months.findIndex((known) => known.startsWith(name.toLowerCase().slice(0, 3)))
}

function seasonOfMonth(value: number, isSouthern: boolean): Scene['season'] {
  const northern = (['winter', 'spring', 'summer', 'autumn'] as const)[
    Math.floor(((value + 1.5) % 12) / 3)
  ]
  const turned = { winter: 'summer', spring: 'autumn', summer: 'winter', autumn: 'spring' } as const
  const season = northern ?? 'summer'
  return isSouthern ? turned[season] : season
}
