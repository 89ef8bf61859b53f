import type { CSSProperties } from 'react'

import { blackOrWhiteOn, contrastRatio, textContrast } from '../../style/contrast.ts'
import { safeColour } from '../../style/safe-colour.ts'
import type { SectionItem } from '../section-parts.ts'

/** Spec 2, 'Page section', and spec 3, 3.2. */
export const overlayDefaults = { opacity: 0.7, colour: '#000000' } as const

/** What lies over a picture so that words on it can be read: a colour, how much of it, and the words'. */
export type Overlay = { colour: string; opacity: number; text: '#ffffff' | '#000000' }

/**
 * The overlay an item asks for, made denser where words would be lost on a picture of the worst
 * colour: nobody knows what the picture shows, so white words are measured on white.
 */
export function overlayOf({
  overlayColor,
  overlayOpacity,
}: Pick<SectionItem, 'overlayColor' | 'overlayOpacity'>): Overlay {
  const colour = safeColour(overlayColor) ?? overlayDefaults.colour
  const text = blackOrWhiteOn(colour)
  let opacity = overlayOpacity ?? overlayDefaults.opacity
  while (opacity < 1 && contrastRatio(text, laidOver(colour, text, opacity)) < textContrast) {
    opacity = Math.min(1, opacity + 0.02)
  }
  return { colour, opacity: Math.round(opacity * 100) / 100, text }
}

/** As custom properties: the words' ground, the same without any of it, the words. */
export function overlayVariables(overlay: Overlay): CSSProperties {
  const alpha = Math.round(overlay.opacity * 255)
  const variables = {
    '--over': `${overlay.colour}${alpha.toString(16).padStart(2, '0')}`,
    '--over-none': `${overlay.colour}00`,
    '--over-text': overlay.text,
  }
  return variables as CSSProperties
}

/** What is seen where a colour lies over another: browsers mix the channels as they are written. */
function laidOver(colour: string, under: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [top, bottom] = [colour, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((top ?? 0) * opacity + (bottom ?? 0) * (1 - opacity))
  })
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
