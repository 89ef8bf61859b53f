/** The bytes of a data URL in base64, as the contract's schema lets it through. */
export function readDataUrl(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
