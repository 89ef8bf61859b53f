/**
 * Currencies whose amounts Meta takes in whole units; of all others in hundredths, also where the currency has other
 * parts (developers.facebook.com/docs/marketing-api/currencies).
 */
const wholeUnits = ['CLP', 'COP', 'CRC', 'HUF', 'ISK', 'IDR', 'JPY', 'KRW', 'PYG', 'TWD', 'VND']

/** Hundredths of a currency as the amount that Meta takes and answers. */
export function amountOf(cents: number, currency: string): number {
  return wholeUnits.includes(currency) ? Math.round(cents / 100) : cents
}

/** An amount of Meta's in units of the currency. */
export function unitsOf(amount: number, currency: string): number {
  return wholeUnits.includes(currency) ? amount : amount / 100
}
