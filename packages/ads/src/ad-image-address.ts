/**
 * Whether an ad may show the picture at this address: one of the library, or one of the web. Nothing that runs as a
 * script, lies in a file, or means another part of this product.
 */
export function isAdImageAddress(address: string): boolean {
  if (address.length > longestAddress) return false
  return ofLibrary.test(address) || (ofWeb.test(address) && URL.canParse(address))
}

const longestAddress = 2000
/** As `mediaAddress` writes it. */
const ofLibrary = /^\/media\/[0-9a-f]{32}\/[1-9]\d{0,3}\.webp$/
const ofWeb = /^https?:\/\/[^\s\\]+$/i
