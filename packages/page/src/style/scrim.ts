import { leastContrast, textContrast } from './contrast.ts'

/**
 * The ground as a veil, '#rrggbbaa': opaque enough that the texts read on it over any picture,
 * be it white or black.
 */
export function scrimOver(ground: string, texts: readonly string[]): string {
  for (let alpha = 0x80; alpha < 0xff; alpha += 4) {
    const veiled = ['#ffffff', '#000000'].map((behind) => veil(ground, behind, alpha / 0xff))
    if (texts.every((text) => leastContrast(text, veiled) >= textContrast)) {
      return `${ground}${byte(alpha)}`
    }
  }
  return `${ground}ff`
}

/** What is seen where a veil lies over a colour; browsers mix the bytes, not the light. */
export function veil(ground: string, behind: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [above, below] = [ground, behind].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return byte((above ?? 0) * opacity + (below ?? 0) * (1 - opacity))
  })
  return `#${channels.join('')}`
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
