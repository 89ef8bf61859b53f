/** What a number counts or measures. 'plain' is a number of which nothing is said. */
export type QuantityKind =
  | 'money'
  | 'percent'
  | 'clock'
  | 'date'
  | 'year'
  | 'duration'
  | 'nights'
  | 'months'
  | 'years'
  | 'experience'
  | 'age'
  | 'distance'
  | 'area'
  | 'weight'
  | 'speed'
  | 'temperature'
  | 'people'
  | 'rating'
  | 'count'
  | 'plain'

type Unit = { kind: QuantityKind; factor: number }

const unit = (kind: QuantityKind, factor: number, words: string) =>
  words.split(' ').map((word) => [word, { kind, factor }] as const)

/** Minutes, metres and kilograms; other measures keep a factor of their own, so that they match themselves only. */
export const units = new Map<string, Unit>([
  ...unit('duration', 1 / 60, 'second seconds sec secs'),
  ...unit('duration', 1, 'minute minutes min mins'),
  ...unit('duration', 60, 'hour hours hr hrs h'),
  ...unit('duration', 1440, 'day days'),
  ...unit('duration', 10_080, 'week weeks wk wks'),
  ...unit('nights', 1, 'night nights nt nts'),
  ...unit('months', 1, 'month months mth mths mnth mnths'),
  ...unit('years', 1, 'year years yr yrs winters summers seasons'),
  ...unit('distance', 1, 'm metre metres meter meters'),
  ...unit('distance', 1000, 'km kilometre kilometres kilometer kilometers kms k'),
  ...unit('distance', 1609.3, 'mile miles mi'),
  ...unit('distance', 0.3048, 'foot feet ft'),
  ...unit('distance', 0.9144, 'yard yards'),
  ...unit('area', 1, 'sqm'),
  ...unit('weight', 1, 'kg kgs kilo kilos kilogram kilograms'),
  ...unit('weight', 0.4536, 'lb lbs pound pounds'),
  ...unit('weight', 6.35, 'stone'),
  ...unit('speed', 1, 'knots knot kn'),
  ...unit('speed', 2, 'mph'),
  ...unit('temperature', 1, '° degrees degree'),
  ...unit('percent', 1, '% percent pct'),
  ...unit('rating', 1, 'star stars ★'),
])

const people =
  'guests guest people person persons pax pers ppl visitors riders rider paddlers paddler climbers climber walkers walker hikers hiker anglers angler skiers skier surfers surfer students student divers diver passengers passenger participants participant adults adult children child kids kid teenagers teens toddlers friends travellers travelers players swimmers fliers flyers drivers women men ladies sailors rafters cyclists runners campers members member places place seats seat spots sleepers couples families groups pilots learners newcomers strangers heads'

/** Nouns of one group can stand for each other: 'six instructors' are not 'six boats'. */
const groups: readonly (readonly [group: string, nouns: string])[] = [
  ['people', people],
  [
    'staff',
    'guides guide instructors instructor coaches coach staff skippers skipper teachers teacher mechanics pilots doctors agents',
  ],
  [
    'lodging',
    'rooms room cabins cabin tents tent yurts yurt huts hut beds bed lodges lodge suites suite pitches cottages apartments',
  ],
  [
    'craft',
    'boats boat rafts raft kayaks kayak canoes canoe boards board bikes bike e-bikes ebikes vans van camper campers campervans jeeps balloons sleds sleighs horses horse huskies husky dogs dog telescopes buses',
  ],
  [
    'routes',
    'routes route trails trail lines line ziplines zipline runs pistes walls courses tracks peaks summits rivers lakes beaches islands caves rapids waterfalls',
  ],
  [
    'sessions',
    'lessons lesson classes class sessions session hikes hike walks walk tours tour trips trip dives dive flights flight descents rides',
  ],
  ['meals', 'courses course meals meal dishes'],
  ['reviews', 'reviews review ratings testimonials'],
  ['awards', 'awards award prizes medals'],
  ['locations', 'locations branches shops offices'],
]

const groupOf = new Map(
  groups.flatMap(([group, nouns]) => nouns.split(' ').map((noun) => [noun, group] as const)),
)

export function nounGroupOf(noun: string): string | null {
  return groupOf.get(noun) ?? null
}

const moneyWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:\$|dollars?|bucks)$/u, ['USD', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD']],
  [/^(?:£|quid|gbp|sterling)$/u, ['GBP']],
  [/^(?:€|euros?|eur)$/u, ['EUR']],
  [/^(?:¥|yen|jpy)$/u, ['JPY']],
  [/^(?:₹|rupees?|inr)$/u, ['INR']],
  [/^(?:kr|kroner|kronor|krone)$/u, ['NOK', 'SEK', 'DKK', 'ISK']],
  [/^(?:chf|francs?|sfr)$/u, ['CHF']],
  [/^rand$/u, ['ZAR']],
  [/^(?:usd|cad|aud|nzd|nok|sek|dkk|isk|zar|czk|pln|huf|thb|mxn|brl|hkd|sgd|inr|aed)$/u, []],
]

/** The currencies that a sign, a code or a word may stand for; null where it is none. */
export function currenciesOf(word: string): readonly string[] | null {
  const found = moneyWords.find(([sign]) => sign.test(word))
  if (found === undefined) return null
  return found[1].length > 0 ? found[1] : [word.toUpperCase()]
}

/** Of 'NZ$', 'US$', 'A$', 'R$'. */
export const dollarPrefixes: Readonly<Record<string, string>> = {
  nz: 'NZD',
  us: 'USD',
  a: 'AUD',
  au: 'AUD',
  c: 'CAD',
  ca: 'CAD',
  hk: 'HKD',
  s: 'SGD',
}

const perWhom =
  /^(?:person|head|adult|guest|rider|paddler|diver|passenger|angler|climber|student|place|seat|each|pp|child|kid|group|boat|party|couple|pair|family|vehicle|car|van)$/u

/** For whom a price is: 'person', 'group', 'couple', 'family', 'vehicle'; null for anything else. */
export function payerOf(word: string): string | null {
  if (!perWhom.test(word)) return null
  if (/^(?:group|boat|party)$/u.test(word)) return 'group'
  if (/^(?:couple|pair)$/u.test(word)) return 'couple'
  if (/^(?:vehicle|car|van)$/u.test(word)) return 'vehicle'
  if (/^(?:child|kid)$/u.test(word)) return 'child'
  return word === 'family' ? word : 'person'
}
