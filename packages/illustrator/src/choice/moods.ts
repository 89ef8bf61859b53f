import type { Scene } from '../scene-schema.ts'

export type SceneTime = Scene['time']

const timeSigns: [SceneTime, RegExp][] = [
  [
    'night',
    // Not 'night' alone: most nights are prices, most stars are ratings.
    /\b(night (hike|walk|tour|dive|paddle|ride|safari|ski)\w*|by night|at night|after dark|starry|star ?-?gaz\w*|under the stars|overnight under|moonlit|moonlight|full moon|northern lights|aurora\w*)\b/i,
  ],
  ['dusk', /\b(sunsets?|dusk|twilight|evenings?|golden hour|sundown\w*|candle ?-?lit)\b/i],
  ['dawn', /\b(sunrises?|dawn|early mornings?|first light|mornings?)\b/i],
  ['day', /\b(day trips?|sunny|midday)\b/i],
]

export const seasonSigns: readonly [Scene['season'], RegExp][] = [
  [
    'winter',
    /\b(winter\w*|snow\w*|christmas|ice(?![- ]?(?:cold|cream|tea|box))|icy|arctic|lapland)\b/i,
  ],
  ['autumn', /\b(autumn\w*|fall (colou?rs?|foliage)|foliage|harvest|october|november)\b/i],
  ['spring', /\b(spring ?-?time|in spring|blossoms?|wild ?-?flowers?|april|may flowers?)\b/i],
  ['summer', /\b(summer\w*|july|august)\b/i],
]

const tropicalSigns =
  /\b(tropic\w*|palm ?(trees?|beach\w*)|caribbean|hawaii\w*|maui|oahu|kauai|bali|lombok|java|indonesia\w*|thailand|thai|phuket|krabi|koh \w+|vietnam\w*|cambodia\w*|malaysia\w*|borneo|philippines?|palawan|cebu|siargao|boracay|panglao|maldives|seychelles|mauritius|zanzibar|fiji|tahiti|samoa|tonga|polynesia\w*|costa rica\w*|panam[aá]|belize|honduras|nicaragua|tulum|canc[uú]n|yucat[aá]n|cozumel|sayulita|florida keys|key west|miami|puerto rico|bahamas|jamaica\w*|barbados|antigua|st\.? lucia|grenada|aruba|cura[cç]ao|bonaire|dominican|cuba\w*|sri lanka\w*|goa|kerala|brazil\w*|brasil|bahia|queensland|cairns|whitsunday\w*|great barrier reef|kenya|tanzania|mombasa|madagascar|r[eé]union)\b/i

/** The light that suits a tone of voice. */
const timesOfTones: Record<string, readonly SceneTime[]> = {
  luxury: ['dusk'],
  professional: ['dawn', 'day'],
  friendly: ['day', 'dawn'],
  fun: ['day'],
  bold: ['dusk', 'day'],
  caring: ['dawn'],
}

export function timeIn(words: string): SceneTime | undefined {
  return timeSigns.find(([, signs]) => signs.test(words))?.[0]
}

/** Of a place that nobody names, the climate is the one that promises less. */
export function climateIn(words: string): Scene['climate'] {
  return tropicalSigns.test(words) ? 'tropical' : 'temperate'
}

export function seasonIn(words: string): Scene['season'] | undefined {
  return seasonSigns.find(([, signs]) => signs.test(words))?.[0]
}

/** Tones are the product's; another word leaves the choice to chance. */
export function timesOfTone(tone: string): readonly SceneTime[] {
  const known = tone.trim().toLowerCase()
  return Object.hasOwn(timesOfTones, known) ? (timesOfTones[known] ?? []) : ['dusk', 'day', 'dawn']
}
