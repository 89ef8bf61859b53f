export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** What a file is by its first bytes; neither its name nor what the sender calls it counts. */
export function pictureFormatOf(
  bytes: Uint8Array,
): PictureFormat | 'heic' | 'svg' | 'markup' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256))
  const starts = (text: string, at = 0) =>
    head.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('GIF87a') || starts('GIF89a')) return 'gif'
  if (starts('ftyp', 4)) return brandOf(head)
  return markupOf(head)
}

/** AVIF and a phone's HEIC are one container; the brands in its first box say which. */
function brandOf(head: Buffer): 'avif' | 'heic' | null {
  const brands = head.subarray(8, Math.min(head.readUInt32BE(0), head.length)).toString('latin1')
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null
}

/** SVG, or HTML that calls itself a picture; in any encoding it begins with a tag. */
function markupOf(head: Buffer): 'svg' | 'markup' | null {
  const text = head.toString('latin1')
  if (!/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(text)) return null
  return /<(?:svg|\?xml|!doctype\s+svg)\b/i.test(text.replaceAll('\0', '')) ? 'svg' : 'markup'
}
