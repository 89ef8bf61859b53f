/** Money as owners write it around the world, and what it is asked for. */

/** Stands behind a sum without currency ('45,-') while an offer is read. */
const bareSum = '\uE006'

const sign = String.raw`(?:(?:US|AU|CA|NZ|SG|HK|MX|[ACSR])?\$|[£€¥₹₩₱฿₡₦₴₸₺₫₲]|(?<!\p{L})R(?=\d)|(?<!\p{L})RM(?=\d)|(?<!\p{L})Q(?=\d{2})|(?<!\p{L})N(?=\d{1,3},\d{3}|\d{4})|(?<!\p{L})Rs\.? ?|(?<!\p{L})kr\.? ?(?=\d))`
const codes =
  'CHF|ISK|EUR|USD|NOK|SEK|DKK|GBP|AUD|CAD|NZD|SGD|HKD|ZAR|PLN|CZK|HUF|INR|JPY|MXN|BRL|CLP|COP|ARS|PEN|THB|IDR|MYR|PHP|AED|MAD|TRY|KES|TZS|UGX|NAD|RON|BGN|GEL|OMR|BHD|KWD|QAR|SAR|JOD|EGP|ILS|NGN|GHS|ZMW|BWP|MUR|XOF|XAF|RWF|ETB|VND|KRW|TWD|CNY|RMB|LKR|NPR|PKR|BDT|KZT|KGS|AMD|AZN|RSD|MKD'
const words =
  'euros?|dollars?|pounds?|quid|francs?|pesos?|soles|rupees?|baht|yen|kr|kč|zł|zl|lei|lari|rand|bucks|den|denars?|dirhams?|shillings?|naira|kwacha|quetzales|colones|reais|ringgit|rupiah|riyals?|rials?'
const digits = String.raw`(?:\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d)(?:k(?!\p{L}))?`
const number = String.raw`(?<![\p{L}\d])${digits}`
const range = String.raw`${digits}(?:–${sign}?${digits})?`

const amount = String.raw`(?:${sign} ?${range}|(?<!\p{L})(?:${codes}) ?${range}|(?<![\p{L}\d])${range} ?(?:(?:${codes}|${words})(?!\p{L})|[€£](?!\d))|${number}${bareSum})`
const units =
  'person|adult|guest|child|kid|rider|diver|night|day|hour|week|month|year|dog|head|room|boat|bed|group|team|class|flight|term|session|lesson|employee|user|staff|mile|km|ha|kg|tree|bag|box|trip|tour|jump|pair|piece|family|couple|car|van|bike|board|horse|house|visit|return|unit|stay'
const unit = String.raw`(?:,? ?(?:per|a|an|each|for each) (?:${units})(?!\p{L})| each\b| extra\b| (?:plus|incl(?:uding|\.)?|excl(?:uding|\.)?|ex) (?:VAT|GST|tax(?:es)?|HST|MwSt)\b)*`

/** One price with all its units: '€12 per hour', '£220 plus VAT', 'from $14 a head'. */
export const pricePattern = new RegExp(`(?:(?:from|only|just|about|now) )?${amount}${unit}`, 'iu')
const everyPrice = new RegExp(pricePattern.source, 'giu')
const everyAmount = new RegExp(amount, 'giu')
/** '230 kids' beside '210 euros per adult'. */
const numberOfPeople = String.raw`(?:for )?(?:adults?|kids|children|students|members|non[- ]members|seniors)\b`
const followedByPeople = new RegExp(`^${number}(?= (?:per )?${numberOfPeople})`, 'iu')
const laterForPeople = new RegExp(`(?<=\\p{L} )${number}(?= ${numberOfPeople})`, 'giu')

export function countPrices(text: string): number {
  return text.match(everyAmount)?.length ?? 0
}

export type FoundPrice = { before: string; price: string; after: string }

/** The only price of a text with what stands around it; null when there is none or more than one. */
export function findPrice(text: string): FoundPrice | null {
  const outside = withoutAsides(text)
  if (countPrices(outside) > 1) return null
  const match = pricePattern.exec(outside) ?? followedByPeople.exec(outside)
  if (match === null) return null
  const end = match.index + match[0].length
  return {
    before: text.slice(0, match.index).trim(),
    price: match[0].replace(/^(?:only|just|now) /iu, '').trim(),
    after: text.slice(end).trim(),
  }
}

/** All prices of a text in turn with the words between them: one text more than prices. */
export function splitAtPrices(text: string): { prices: string[]; between: string[] } {
  const outside = withoutAsides(text)
  const first = outside.search(everyAmount)
  const found = [
    ...outside.matchAll(everyPrice),
    ...[...outside.matchAll(laterForPeople)].filter(({ index }) => first >= 0 && index > first),
  ].toSorted((one, other) => one.index - other.index)
  const ends = found.map((match) => match.index + match[0].length)
  return {
    prices: found.map(([price]) => price.trim()),
    between: [...found.map(({ index }) => index), text.length].map((until, at) =>
      text.slice(at === 0 ? 0 : ends[at - 1], until).trim(),
    ),
  }
}

function withoutAsides(text: string): string {
  return text.replace(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length))
}

/** Every sum with its currency in one form, nothing but the form changed. */
export function withPlainMoney(raw: string): string {
  return withPlainUnits(withPlainSums(withStatedCurrency(raw)))
}

/** 'aed 450', '35usd'; some codes are also words. */
const plainCodes = codes.replace(/\|(?:TRY|PEN|MAD|COP)(?=\|)/gu, '')
const spelledCode = new RegExp(
  `(?<=\\d ?)(?:${plainCodes})\\b|(?<!\\p{L})(?:${plainCodes})(?= ?\\d)`,
  'giu',
)

/** Sums without currency stand bare; where a figure follows, the owner's ',-' keeps them apart. */
export function withoutSumMarks(text: string): string {
  return text
    .replaceAll(`${bareSum} `, (_, at: number) => (/^\d/u.test(text.slice(at + 2)) ? ',- ' : ' '))
    .replaceAll(bareSum, '')
}

function withPlainSums(text: string): string {
  return (
    text
      .replace(/(?<!\p{L})(Rs|kr|Fr)\. ?(?=\d)/giu, '$1 ')
      .replace(/(?<=\d ?)(Fr|kr)\.(?=,| \/| \()/gu, '$1')
      .replace(/(?<!\p{L})(?:us|au|ca|nz|sg|hk|mx|[acsr])\$(?= ?\d)/giu, (found) =>
        found.toUpperCase(),
      )
      .replace(spelledCode, (found) => found.replace(/\p{L}+/u, (code) => code.toUpperCase()))
      .replace(/(?<=\d)(?=(?:USD|EUR|CHF|GBP|AUD|CAD|NZD)\b)/gu, ' ')
      .replace(/(?<![\p{L}\d.,$])(\d[\d.,]*) ?\$(?! ?\d)/gu, '$$$1')
      // 'kr 3 900,-' has its currency in front.
      .replace(
        /(?<!\p{L})((?:kr\.?|Rs\.? ?|R|NOK|SEK|DKK|CHF|PLN|€|£|EUR) ?\d[\d .']*)(?:,-|\.-|:-| ?\/-)/giu,
        '$1',
      )
      .replace(
        /(?<![\p{L}\d.,])(\d[\d .,]*)(?:,-|:-|,–|\.-| ?\/-)(?: ?(euros?|eur|€|kč|kr|zł)(?!\p{L}))?/giu,
        (_, sum: string, said: string | undefined) => inCurrency(sum, said ?? currencyOf(text)),
      )
      .replace(/(?<![\p{L}\d.,])(\d[\d.,]*k?) ?([€£])(?!\d)/gu, '$2$1')
      .replace(/(?<![\p{L}\d.,])(\d+)e(?=[\s.,;/]|$)/gu, (whole, sum: string) =>
        /€|eur/iu.test(text) ? inCurrency(sum, currencyOf(text)) : whole,
      )
      .replace(/([€£$]) (?=\d)/gu, '$1')
      .replace(/(?<=[$£€]\d[\d.,]*) ?[-–] ?(?=[$£€]\d)/gu, '–')
      .replace(
        /\$(\d[\d.,]*) ?(clp|cop|ars|mxn|usd|cad|aud|nzd)\b/giu,
        (_, sum: string, code: string) => `${code.toUpperCase()} ${sum}`,
      )
  )
}

/** The currency of the other sums, as the owner writes it. */
function currencyOf(text: string): string {
  if (text.includes('€')) return '€'
  if (/\beuros?\b|\bEUR\b/iu.test(text)) return 'euros'
  return /\bkr\b|\b(?:NOK|SEK|DKK)\b/iu.test(text) ? 'kr' : ''
}

function inCurrency(sum: string, currency: string): string {
  if (currency === '') return `${sum}${bareSum}`
  if (currency === '€') return `€${sum}`
  return `${sum} ${/^eur/iu.test(currency) ? 'euros' : currency}`
}

function withPlainUnits(text: string): string {
  return text
    .replace(
      /(?<=\d ?(?:kr|EUR|€|euros?|USD|CHF)) ?\/ ?(?=\d+ (?:days?|hours?|nights?|weeks?|persons?|people)\b)/giu,
      ' for ',
    )
    .replace(new RegExp(`(?<=\\d) ?/ ?(?=(?:${units})\\b(?![^/,.;\\n]*${amount}))`, 'giu'), ' per ')
    .replace(/(?<=\d ?%?) ?\+ ?(?=(?:VAT|GST|tax(?:es)?|HST)\b)/giu, ' plus ')
    .replace(/(?:(?<=\d) ?\+|\bplus) ?tx\b/giu, ' plus tax')
    .replace(/ @ (?=\D{0,2}\d)/gu, ' at ')
    .replace(
      /(?<=[\p{L}"')] )(?:\+|plus) ?((?:[A-Z]*[$£€]|R|[A-Z]{3} )?\d[\d.,]*k?(?: ?(?:€|£|EUR|kr|euros?|usd))?)(?= each\b| per\b|$|[,.;)])/giu,
      '$1 extra',
    )
    .replace(/(\d[\d.,]*) ?extra (each|per \p{L}+)/giu, '$1 extra $2')
}

const stated = /,? ?\(?\ball (?:prices )?in (euros?|eur|usd|dollars|pounds|gbp|chf)\b\)?/iu
const signOf: Readonly<Record<string, string>> = {
  eur: '€',
  usd: '$',
  dol: '$',
  pou: '£',
  gbp: '£',
  chf: 'CHF ',
}

/** 'single 29, block of 5 for 125 (all in euro)' names its currency once for all. */
function withStatedCurrency(text: string): string {
  const [, currency] = stated.exec(text) ?? []
  if (currency === undefined) return text
  const sign = signOf[currency.slice(0, 3).toLowerCase()] ?? '€'
  return text
    .replace(stated, '')
    .replace(
      /(?<=\p{L} )(?<!\b(?:by|at|till|until|from|before|after|to) )(\d{1,5}(?:[.,]\d{2})?)(?=\s*(?:,|;|\.(?=\s|$)|$))/gmu,
      `${sign}$1`,
    )
}
