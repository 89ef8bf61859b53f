import type { Price, PriceUnit } from '@wildpath/contract'

/** What a sign or a word of money stands for; a plain dollar or crown may be of several countries. */
const currencies: readonly { pattern: string; code: string; isSure: boolean }[] = [
  { pattern: String.raw`US\$|USD`, code: 'USD', isSure: true },
  { pattern: String.raw`CA\$|C\$|CAD`, code: 'CAD', isSure: true },
  { pattern: String.raw`AU\$|A\$|AUD`, code: 'AUD', isSure: true },
  { pattern: String.raw`NZ\$|NZD`, code: 'NZD', isSure: true },
  { pattern: '€|EUR|euros?', code: 'EUR', isSure: true },
  { pattern: '£|GBP|pounds?|quid', code: 'GBP', isSure: true },
  { pattern: 'CHF|Fr\\.', code: 'CHF', isSure: true },
  { pattern: 'ISK', code: 'ISK', isSure: true },
  { pattern: 'NOK', code: 'NOK', isSure: true },
  { pattern: 'SEK', code: 'SEK', isSure: true },
  { pattern: 'DKK', code: 'DKK', isSure: true },
  { pattern: 'PLN|zł', code: 'PLN', isSure: true },
  { pattern: 'CZK|kč', code: 'CZK', isSure: true },
  { pattern: 'ZAR', code: 'ZAR', isSure: true },
  { pattern: '¥|JPY|yen', code: 'JPY', isSure: true },
  { pattern: '₹|INR|Rs', code: 'INR', isSure: true },
  { pattern: 'THB|baht', code: 'THB', isSure: true },
  { pattern: 'MXN', code: 'MXN', isSure: true },
  { pattern: 'AED', code: 'AED', isSure: true },
  ...['CLP', 'COP', 'PEN', 'ARS', 'BRL', 'HUF', 'KES', 'NAD', 'PHP', 'IDR', 'MAD'].map((code) => ({
    pattern: code,
    code,
    isSure: true,
  })),
  { pattern: 'dirhams?', code: 'MAD', isSure: false },
  { pattern: String.raw`\$|dollars?|bucks`, code: 'USD', isSure: false },
  { pattern: 'kr', code: 'NOK', isSure: false },
]
const wholeCurrencies = currencies.map((currency) => ({
  ...currency,
  whole: new RegExp(`^(?:${currency.pattern})$`, 'iu'),
}))
const anyCurrency = currencies.map(({ pattern }) => pattern).join('|')
const number = String.raw`\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`
const found = new RegExp(
  String.raw`(?<from>\bfrom |\bstarting at )?(?:(?<![\p{L}\d])(?<before>${anyCurrency}) ?(?<left>${number})(?![\d%])|(?<![\p{L}\d.,])(?<right>${number}) ?(?<after>${anyCurrency})(?![\p{L}\d]))`,
  'giu',
)

const units: readonly (readonly [RegExp, PriceUnit])[] = [
  [
    /^ ?(?:per|a|each|for each) (?:person|head|adult|guest|rider|diver|angler)\b|^ ?each\b(?! way)|^ adults?\b/iu,
    'person',
  ],
  [/^ ?(?:per|a|each) (?:child|kid)\b|^ (?:kids|children)\b/iu, 'child'],
  [/^ ?(?:per|a|for the) (?:group|party|boat|team)\b/iu, 'group'],
  [/^ ?(?:per|a) couple\b|^ for two\b/iu, 'couple'],
  [/^ ?(?:per|a) family\b/iu, 'family'],
  [/^ ?(?:per|a) (?:car|van|vehicle|bike|board)\b/iu, 'vehicle'],
  [/^ ?(?:per|a) lesson\b/iu, 'lesson'],
  [/^ ?(?:per|a) (?:session|class)\b/iu, 'session'],
  [/^ ?(?:per|a) (?:trip|tour|flight|ride|jump)\b/iu, 'trip'],
  [/^ ?(?:per|an) hour\b/iu, 'hour'],
  [/^ ?(?:per|a) half[- ]day\b/iu, 'half-day'],
  [/^ ?(?:per|a) day\b/iu, 'day'],
  [/^ ?(?:per|a) night\b/iu, 'night'],
  [/^ ?(?:per|a) week\b/iu, 'week'],
  [/^ ?(?:per|a) month\b/iu, 'month'],
  [/^ ?(?:per|a) year\b/iu, 'year'],
]

export type FoundPrice = {
  price: Price
  /** Whether currency and unit were said, not assumed. */
  isSure: boolean
  /** Where it stands in the text, unit included. */
  from: number
  to: number
}

/** Every price of a text with its currency, unit and 'from', in order. Figures without a currency are none. */
export function findPrices(text: string): FoundPrice[] {
  // Without a figure there is no price, and looking for its currency costs the most.
  if (!/\d/u.test(text)) return []
  return [...text.matchAll(found)].flatMap((match) => {
    const { before, after, left, right } = match.groups ?? {}
    const amount = readAmount(left ?? right ?? '')
    const currency = currencyOf(before ?? after ?? '')
    if (amount === null || currency === null || isDoubtful(text, match)) return []
    const end = match.index + match[0].length
    const rest = text.slice(end)
    const unit = units.flatMap(([pattern, name]) => {
      const said = pattern.exec(rest)?.[0]
      return said === undefined ? [] : [{ name, length: said.length }]
    })[0]
    return [
      {
        price: {
          amount,
          currency: currency.code,
          unit: unit?.name ?? ('whole' as const),
          is_from: match.groups?.['from'] !== undefined,
        },
        isSure: currency.isSure && unit !== undefined,
        from: match.index,
        to: end + (unit?.length ?? 0),
      },
    ]
  })
}

/** 'pack of 10 340 €': where a number may stand before another one, nobody knows which is the price. */
function isDoubtful(text: string, { index, groups }: RegExpExecArray): boolean {
  const { right = '', after = '' } = groups ?? {}
  if (!/\d \d/u.test(right)) return false
  const before = text.slice(0, index)
  const isLarge = !/^(?:[€£$]|EUR|euros?|USD|GBP|CHF)/iu.test(after)
  return /(?:\b(?:of|for|x|up to|any|all)|×) ?$/iu.test(before) || !(isLarge || /^\d /u.test(right))
}

function currencyOf(said: string) {
  return wholeCurrencies.find(({ whole }) => whole.test(said.trim())) ?? null
}

/** '12,900' and '12.900' are thousands, '12,50' and '12.50' are not. */
function readAmount(text: string): number | null {
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(text)
  const whole = (parts?.[1] ?? '').replace(/[ .,']/gu, '')
  const amount = Number(`${whole}.${parts?.[2] ?? '0'}`)
  return Number.isFinite(amount) && whole !== '' && amount <= 10_000_000 ? amount : null
}
