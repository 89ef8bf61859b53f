/**
 * Who sends a follow-up, as it stands below each: the business and its postal address, on one line. The name
 * stands there once, also where the address begins with it, as addresses on letters do. '' without an address.
 */
export function senderLine(business: string, postalAddress: string): string {
  if (postalAddress === '') return ''
  return beginsWith(postalAddress, business) ? postalAddress : `${business}, ${postalAddress}`
}

/** Whole words only: 'Tide' is not the beginning of 'Tideway 3'. */
function beginsWith(text: string, words: string): boolean {
  const isBegun = text.toLowerCase().startsWith(words.toLowerCase())
  return isBegun && !/^[\p{L}\p{N}]/u.test(text.slice(words.length))
}
