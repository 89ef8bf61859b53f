import { priceTexts, type Price } from '@wildpath/contract'

/** '€65 per person', for a list of what is missing. */
export function priceLine(price: Price): string {
  const { price: amount, unit } = priceTexts(price)
  return [amount, unit].filter((part) => part !== '').join(' ')
}
