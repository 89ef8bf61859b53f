/** Money as owners write it around the world, and what it is asked for. */

const sign = String.raw`(?:(?:US|AU|CA|NZ|SG|HK|[ACSR])?\$|[£€¥₹₩₱฿₡₦₴₸₺₫₲]|(?<!\p{L})R(?=\d)|(?<!\p{L})Rs\.? ?|(?<!\p{L})kr\.? ?(?=\d))`
const codes =
  'CHF|ISK|EUR|USD|NOK|SEK|DKK|GBP|AUD|CAD|NZD|SGD|HKD|ZAR|PLN|CZK|HUF|INR|JPY|MXN|BRL|CLP|COP|ARS|PEN|THB|IDR|MYR|PHP|AED|MAD|TRY|KES|TZS|UGX|NAD|RON|BGN|GEL'
const words =
  'euros?|dollars?|pounds?|quid|francs?|pesos?|soles|rupees?|baht|yen|kr|zł|zl|kč|lei|lari|rand|bucks'
const number = String.raw`(?<![\p{L}\d])(?:\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d)`

const amount = String.raw`(?:${sign} ?${number}|(?<!\p{L})(?:${codes}) ?${number}|${number} ?(?:(?:${codes}|${words})(?!\p{L})|[€£](?!\d)))`
const units =
  'person|adult|guest|child|kid|rider|diver|night|day|hour|week|month|year|dog|head|room|boat|bed|group|team|class|flight|term|session|lesson|employee|user|mile|km|tree|bag|box|trip|tour|jump|pair|piece|family|couple|car|van|bike|board|horse|house|visit|return'
const unit = String.raw`(?:,? ?(?:per|a|an|each|for each) (?:${units})(?!\p{L})| each\b| extra\b| (?:plus|incl(?:uding|\.)?|excl(?:uding|\.)?|ex) (?:VAT|GST|tax|HST|MwSt)\b)*`

/** One price with all its units: '€12 per hour', '£220 plus VAT', 'from $14 a head'. */
export const pricePattern = new RegExp(`(?:(?:from|only|just|about|now) )?${amount}${unit}`, 'iu')
const everyAmount = new RegExp(amount, 'giu')
const followedByPeople = new RegExp(
  `^${number}(?= (?:per |for )?(?:adults?|kids|children|students|members|non[- ]members|seniors)\\b)`,
  'iu',
)

export function countPrices(text: string): number {
  return text.match(everyAmount)?.length ?? 0
}

export type FoundPrice = { before: string; price: string; after: string }

/** The only price of a text with what stands around it; null when there is none or more than one. */
export function findPrice(text: string): FoundPrice | null {
  const outside = text.replace(/\([^()]*\)/gu, (aside) => ' '.repeat(aside.length))
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

/** '58,-' and '250:-' lack their currency, which the rest of the offer names. */
export function withPlainMoney(raw: string): string {
  const text = withStatedCurrency(raw)
  const isEuro = /€|\beuros?\b|\bEUR\b/iu.test(text)
  const isCrown = /\bkr\b|\b(?:NOK|SEK|DKK)\b/iu.test(text)
  return (
    text
      .replace(/(\d) ?\/-/gu, '$1')
      .replace(/(?<![\p{L}\d.,$])(\d[\d.,]*) ?\$(?! ?\d)/gu, '$$$1')
      // 'kr 3 900,-' has its currency in front.
      .replace(/((?:kr\.?|NOK|SEK|DKK|CHF|€|£|EUR) ?\d[\d .]*)(?:,-|\.-|:-)/giu, '$1')
      .replace(
        /(\d)(?:,-|:-|,–|\.-)(?: ?(?:euros?|eur|€))?/giu,
        (_, digit: string) => `${digit}${isEuro ? ' euros' : isCrown ? ' kr' : ''}`,
      )
      .replace(
        /(?<=\d ?(?:kr|EUR|€|euros?|USD|CHF)) ?\/ ?(?=\d+ (?:days?|hours?|nights?|weeks?|persons?|people)\b)/giu,
        ' for ',
      )
      .replace(/(?<![\p{L}\d.,])(\d[\d.,]*) ?([€£])(?!\d)/gu, '$2$1')
      .replace(/([€£$]) (?=\d)/gu, '$1')
      .replace(
        /\$(\d[\d.,]*) ?(clp|cop|ars|mxn|usd|cad|aud|nzd)\b/giu,
        (_, sum: string, code: string) => `${code.toUpperCase()} ${sum}`,
      )
      .replace(/(?<=\d) ?\+ ?(?=(?:VAT|GST|tax|HST)\b)/giu, ' plus ')
      .replace(
        /(?<=\p{L} )(?:\+|plus) ?((?:[$£€]|[A-Z]{3} )?\d[\d.,]*(?: ?(?:€|£|EUR|kr|euros?|usd))?)(?= each\b| per\b|$|[,.;])/giu,
        '$1 extra',
      )
      .replace(/(\d[\d.,]*) ?extra (each|per \p{L}+)/giu, '$1 extra $2')
  )
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
