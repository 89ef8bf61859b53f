/** Currencies of a single country. The euro and the US dollar are used in many. */
const countryByCurrency: Record<string, string> = {
  ARS: 'AR',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH',
  CLP: 'CL',
  COP: 'CO',
  CRC: 'CR',
  CZK: 'CZ',
  DKK: 'DK',
  GBP: 'GB',
  HUF: 'HU',
  IDR: 'ID',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KES: 'KE',
  MAD: 'MA',
  MXN: 'MX',
  NOK: 'NO',
  NPR: 'NP',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  THB: 'TH',
  TRY: 'TR',
  TZS: 'TZ',
  VND: 'VN',
  ZAR: 'ZA',
}

/** Signs that stand for one currency. `$`, `kr` and `¥` do not. */
const currencyBySign: Record<string, string> = {
  '£': 'GBP',
  'NZ$': 'NZD',
  'A$': 'AUD',
  'AU$': 'AUD',
  'C$': 'CAD',
  'CA$': 'CAD',
  'R$': 'BRL',
  'MX$': 'MXN',
  '₹': 'INR',
  '฿': 'THB',
  '₱': 'PHP',
  '₡': 'CRC',
  '€': 'EUR',
  'US$': 'USD',
}

const amountPattern =
  /(?<![\p{L}$])(?<before>(?:NZ|AU?|CA?|R|MX|US)\$|[£₹฿₱₡€]|[A-Z]{3})\s?\d|\d\s?(?<after>[£₹€]|[A-Z]{3}\b)/gu

/** Finds the currencies of amounts such as '£25', 'NZ$ 90' or '120 CHF', as ISO 4217 codes. */
export function findCurrencies(text: string): string[] {
  return [...text.matchAll(amountPattern)].flatMap(({ groups }) => {
    const written = groups?.['before'] ?? groups?.['after'] ?? ''
    const code = currencyBySign[written] ?? written
    return code in countryByCurrency || code === 'EUR' || code === 'USD' ? [code] : []
  })
}

/** Returns the ISO 3166 code of the country that uses these currencies; null if they differ or several countries do. */
export function countryOfCurrencies(currencies: readonly string[]): string | null {
  const [only, ...others] = new Set(currencies)
  return only === undefined || others.length > 0 ? null : (countryByCurrency[only] ?? null)
}
