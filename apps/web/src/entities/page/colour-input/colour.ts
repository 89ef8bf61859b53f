import { colourAlpha, safeColour } from '@wildpath/page/themes'

/** Red, green and blue from 0 to 255, alpha from 0 (nothing to see) to 1. */
export type Colour = { red: number; green: number; blue: number; alpha: number }

export const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }

/** What a person wrote: hex, rgb() or rgba(); null when it is no colour (spec 3, section 5). */
export function parseColour(text: string): Colour | null {
  const hex = safeColour(text)
  if (hex === null) return null
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: colourAlpha(text) }
}

/** '#rrggbb', or 'rgba(r, g, b, a)' where something shows through. */
export function formatColour({ red, green, blue, alpha }: Colour): string {
  if (alpha < 1) return `rgba(${red}, ${green}, ${blue}, ${alpha})`
  const digits = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0'))
  return `#${digits.join('')}`
}
