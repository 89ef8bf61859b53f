/** Spec 3, section 9: money with two decimals, in the account's currency; as a number where nobody knows that. */
export function moneyText(amount: number, currency: string): string {
  const isKnown = /^[a-z]{3}$/i.test(currency)
  return new Intl.NumberFormat('en-US', {
    ...(isKnown && { style: 'currency', currency }),
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount)
}
