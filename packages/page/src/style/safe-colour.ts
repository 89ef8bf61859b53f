const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const rgb =
  /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/]\s*(0|1|0?\.\d{1,4}|\d{1,3}%)\s*)?\)$/i

/**
 * A colour a person wrote, as '#rrggbb', or null when it is none. Takes hex of three or six digits
 * and rgb or rgba (spec 3, section 5); transparency is left to `colourAlpha`.
 */
export function safeColour(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  if (hex.test(trimmed)) return longHex(trimmed.toLowerCase())
  const match = rgb.exec(trimmed)
  if (match === null) return null
  const channels = match.slice(1, 4).map(Number)
  if (channels.some((channel) => channel > 255)) return null
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** How opaque it is, 0 to 1: 1 for hex and rgb. */
export function colourAlpha(text: string): number {
  const alpha = rgb.exec(text.trim())?.[4]
  if (alpha === undefined) return 1
  const value = alpha.endsWith('%') ? Number(alpha.slice(0, -1)) / 100 : Number(alpha)
  return Math.min(1, Math.max(0, value))
}

function longHex(colour: string): string {
  return colour.length === 7 ? colour : `#${colour.slice(1).replace(/./g, '$&$&')}`
}
