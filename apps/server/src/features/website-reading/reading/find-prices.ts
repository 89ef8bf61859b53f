import type { Price, PriceUnit } from '@wildpath/contract'
import { words } from './unicode-words.ts'

export type FoundPrice = {
  price: Price
  /** Whether the text says what the price is for. */
  isUnitSaid: boolean
  /** Whether the currency is said, and not only a sign that several have. */
  isCurrencySaid: boolean
  /** Whose price it is, where that is said. */
  payer: 'adult' | 'child' | 'other' | null
  start: number
  end: number
}

const signs: readonly (readonly [pattern: string, code: string])[] = [
  ['US ?\\$|USD', 'USD'],
  ['CA ?\\$|C\\$|CAD', 'CAD'],
  ['AU ?\\$|A\\$|AUD', 'AUD'],
  ['NZ ?\\$|NZD', 'NZD'],
  ['€|EUR\\b|Euros?\\b', 'EUR'],
  ['£|GBP', 'GBP'],
  ['MXN ?\\$?|MX ?\\$', 'MXN'],
  ['CHF|SFr\\.?|Fr\\.', 'CHF'],
  ['NOK', 'NOK'],
  ['SEK', 'SEK'],
  ['DKK', 'DKK'],
  ['ISK', 'ISK'],
  ['PLN|zł', 'PLN'],
  ['CZK|Kč', 'CZK'],
  ['HUF', 'HUF'],
  ['¥|JPY', 'JPY'],
  ['ZAR', 'ZAR'],
  ['R\\$|BRL', 'BRL'],
  ['R', 'R'],
  ['\\$', '$'],
  ['kr\\b\\.?', 'kr'],
]
const ofCountry: Record<string, Record<string, string>> = {
  $: { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', MX: 'MXN', CL: 'CLP', SG: 'SGD' },
  R: { ZA: 'ZAR' },
  kr: { NO: 'NOK', SE: 'SEK', DK: 'DKK', IS: 'ISK' },
}

const sign = `(?:${signs.map(([pattern]) => pattern).join('|')})`
const amount = "\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)"
const dash = ' ?(?:[-–—]|to|bis|à) ?'
const cents = '(?:[.,] ?[-–—]{1,2})?'
const priced = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<before>${sign}) ?(?<first>${amount})${cents}(?:${dash}${sign}? ?(?<second>${amount})(?! ?(?:%|h\\b|hours?|hrs?|min|days?|nights?|people|persons|stunden|std|tage|personen|heures|jours|personnes)))?` +
    `|(?<low>${amount})${cents}(?:${dash}(?<high>${amount})${cents})? ?(?<after>${sign}))(?!\\d|(?!ppn?\\b)\\p{L})`,
  'giu',
)

/** Whether an amount of any money is in a text. */
export const hasPrice = (text: string): boolean => onePrice.test(text)
const onePrice = new RegExp(priced.source, 'iu')

/** The prices in a text, each with what it is for as far as the text says it; `country` tells dollars and crowns apart. */
export function findPrices(text: string, country: string | null): FoundPrice[] {
  const found: FoundPrice[] = []
  for (const match of text.matchAll(priced)) {
    const { before, first, second, low, high, after } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    const currency = currencyOf(before ?? after ?? '', country)
    const lowest = readAmount(first ?? low ?? '')
    if (currency === null || lowest === null || lowest === 0) continue
    const lead = text.slice(found.at(-1)?.end ?? 0, start)
    const trail = text.slice(end, end + 60)
    const isForGroup = ofGroup.test(`${lead.slice(-30)} ${trail.slice(0, 40)}`)
    const payer = isForGroup ? null : payerOf(lead, trail)
    const near = unitOf(trail) ?? unitOf(`per ${wordIn(lead)}`)
    // 'Adults $98 / children $59'.
    const unit =
      near === null || (payer === 'adult' && near === 'child')
        ? isForGroup
          ? 'group'
          : unitOfPayer(payer)
        : near
    found.push({
      price: {
        amount: lowest,
        currency: currency.code,
        unit: unit ?? 'item',
        is_from: (second ?? high) !== undefined || fromBefore.test(lead),
      },
      isUnitSaid: unit !== null,
      isCurrencySaid: currency.isSaid,
      payer,
      start,
      end,
    })
  }
  return found
}

const fromBefore =
  /(?:^|[\s(])(?:from|start(?:s|ing)? (?:at|from)|ab|dès|à partir de|desde|a partir de|da|fra|från|vanaf)(?: just| only| nur)?:?\s*$/iu

function currencyOf(text: string, country: string | null) {
  const found = signs.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(text))
  if (found === undefined) return null
  const [, code] = found
  const shared = ofCountry[code]
  if (shared === undefined) return { code, isSaid: true }
  const own = shared[country ?? '']
  if (own !== undefined) return { code: own, isSaid: true }
  return code === '$' ? { code: 'USD', isSaid: false } : null
}

/** A last separator with two digits after it parts the cents; all others only make it readable. */
export function readAmount(text: string): number | null {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  if (digits === '') return null
  const value = Number(`${digits}.${decimals.padEnd(2, '0')}`)
  return value <= 10_000_000 ? Math.round(value * 100) / 100 : null
}

const per = String.raw`^[\s*(,]*(?:(?:per|pro|par|por|a|an|each|je|pr\.?|p\.|/|for (?:a|one)|for)\s*)`
const units: readonly (readonly [unit: PriceUnit, pattern: RegExp])[] = [
  [
    'person',
    new RegExp(
      `${per}(?:person|pers|persona|personne|p\\b|pax|adult|adulte|erwachsene[rn]?|head|guest|participant|participante|teilnehmer|schüler|pupil|paddler|rider|diver|climber|kopf|deltaker|gast|nase)|^[\\s(,]*(?:p\\.? ?p\\b|p\\. ?P\\.|pppn|each\\b|p/p|p\\. Pers)`,
      'iu',
    ),
  ],
  ['child', new RegExp(`${per}(?:child|kind|enfant|niño|bambino|barn)`, 'iu')],
  [
    'group',
    new RegExp(
      `${per}(?:(?:private )?group|gruppe|groupe|grupo|gruppo)|^[\\s(,]*(?:für|for) (?:die ganze|the whole|the entire) (?:gruppe|group)`,
      'iu',
    ),
  ],
  // 'Pro Paar' are two shoes as well as two people.
  ['couple', new RegExp(`${per}couple`, 'iu')],
  ['family', new RegExp(`${per}(?:family|familie|famille|familia)`, 'iu')],
  [
    'vehicle',
    new RegExp(`${per}(?:boat|vehicle|car|van|boot|raft|jeep|bateau|canoe|bike|rad)`, 'iu'),
  ],
  ['lesson', new RegExp(`${per}(?:lesson|class|cours|unterrichtsstunde)`, 'iu')],
  ['session', new RegExp(`${per}(?:session|séance|einheit)`, 'iu')],
  ['trip', new RegExp(`${per}(?:trip|tour|fahrt|sortie)`, 'iu')],
  ['half-day', new RegExp(`${per}(?:half[ -]day|halbtag|halber tag|demi-journée)`, 'iu')],
  [
    'hour',
    new RegExp(`${per}(?:hour|hr|h\\b|stunde|std|heure|hora|ora|time\\b)|^[\\s(,]*hourly`, 'iu'),
  ],
  ['day', new RegExp(`${per}(?:day|tag|jour|journée|día|giorno|dag\\b)`, 'iu')],
  ['night', new RegExp(`${per}(?:night|nacht|nuit|noche|notte|natt)|^[\\s(,]*nightly`, 'iu')],
  [
    'week',
    new RegExp(
      `${per}(?:week|woche|semaine|semana|settimana|uke)|^[\\s(,]*(?:weekly|wöchentlich)`,
      'iu',
    ),
  ],
  [
    'month',
    new RegExp(`${per}(?:month|monat|mois|mes\\b|mese|måned)|^[\\s(,]*(?:monthly|monatlich)`, 'iu'),
  ],
  ['year', new RegExp(`${per}(?:year|jahr|an\\b|année|año|anno|år)`, 'iu')],
]

/** What a price is for, by the words right after it. */
export function unitOf(text: string): PriceUnit | null {
  return units.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const adults = words(
  /\b(?:adults?|adultes?|erwachsene[rn]?|adultos?|adulti|voksne?|volwassenen)\b/iu,
)
const children = words(
  /\b(?:child(?:ren)?|kids?|kind(?:er)?|enfants?|niños?|bambini|barn|youths?|jugendliche|juniors?|students?|under[ -]?\d+s?|bis \d+ jahre|unter \d+|moins de \d+ ans)\b/iu,
)
const others = words(
  /\b(?:famil(?:y|ies|ien?|les?)|famille|groups?|gruppen?|groupe|couples?|seniors?|private|privat|exclusive|deposit|additional|extra|weitere[rsn]?|supplémentaires?|zusätzlich\w*)\b/iu,
)

/** 'For up to 8 children' and 'up to 8 children: $139' price all of them; that a group has eight at most does not. */
const count =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|huit|dix)'
const people =
  '(?:people|persons?|guests?|pax|kids|children|kinder\\p{L}*|personen|teilnehmer\\p{L}*|personnes|enfants|personas|anglers|riders|paddlers|adults|erwachsene)'
const upTo = "(?:up to|bis(?: zu)?|jusqu['’]à|hasta|fino a)"
const ofGroup = words(
  new RegExp(
    `\\b(?:for|für|pour|para|per) (?:${upTo} )?${count} ${people}\\b|\\b(?:for|für|pour|para) ${upTo} ${count}(?=\\s*(?:[).,;]|$))|\\b${upTo} ${count} ${people}\\s*:`,
    'iu',
  ),
)
const underAge =
  /^[^\d,;·|/]{0,24}(?:(?:moins de|under|unter|below|menores de) ?\d|bis ?\d{1,2} ?(?:jahre|j\b))/iu

function payerOf(lead: string, trail: string): FoundPrice['payer'] {
  if (underAge.test(trail)) return 'child'
  const own =
    lead
      .slice(-40)
      .split(/[,;|/·]/)
      .at(-1) ?? ''
  const near = `${own} ${/^[^\d,;·|]{0,30}/.exec(trail)?.[0] ?? ''}`
  if (adults.test(near)) return 'adult'
  if (children.test(near)) return 'child'
  return others.test(near) ? 'other' : null
}

/** 'Adults $65' is the price of one of them. */
function unitOfPayer(payer: FoundPrice['payer']): PriceUnit | null {
  if (payer === 'adult') return 'person'
  return payer === 'child' ? 'child' : null
}

/** 'Per person: $65' and 'Half day: $85' name the unit before the price. */
function wordIn(lead: string): string {
  const said = /(?:per|pro|par|por|a) (\p{L}+)[:\s–-]*$/iu.exec(lead)?.[1]
  const title =
    /(?:^|[·,;|/]\s*)((?:half|full|1|one|ganzer|halber)?[ -]?(?:day|hour|night|week|tag|halbtag|stunde|nacht|woche|jour|heure))\s*[:–-]\s*$/iu.exec(
      lead,
    )?.[1]
  return (said ?? title ?? '')
    .replace(/^(?:full|1|one|ganzer)[ -]/iu, '')
    .replace(/^halber tag/iu, 'halbtag')
}
