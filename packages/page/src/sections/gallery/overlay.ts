import type { CSSProperties } from 'react'

import { blackOrWhiteOn, contrastRatio, textContrast } from '../../style/contrast.ts'
import { safeColour } from '../../style/safe-colour.ts'
import type { GalleryItem } from './gallery-model.ts'

/** Spec 2, 'Page section', and spec 3, 3.2. */
export const overlayDefaults = { opacity: 0.7, colour: '#000000' } as const

/**
 * What lies over a picture: a colour, how much of it over the picture, how much more of it right
 * behind the words, and theirs.
 */
export type Overlay = {
  colour: string
  opacity: number
  backing: number
  text: '#ffffff' | '#000000'
}

/**
 * The overlay an item asks for, and what has to be added behind the words so that they can be read on
 * a picture of the worst colour: nobody knows what it shows, so white words are measured on white.
 */
export function overlayOf({
  overlayColor,
  overlayOpacity,
}: Pick<GalleryItem, 'overlayColor' | 'overlayOpacity'>): Overlay {
  const colour = safeColour(overlayColor) ?? overlayDefaults.colour
  const text = blackOrWhiteOn(colour)
  const opacity = overlayOpacity ?? overlayDefaults.opacity
  let dense = opacity
  while (dense < 1 && contrastRatio(text, laidOver(colour, text, dense)) < textContrast) {
    dense = Math.min(1, dense + 0.02)
  }
  // Of two layers of one colour, each lets through what the other one does.
  const backing = dense === 1 ? 1 : 1 - (1 - dense) / (1 - opacity)
  return { colour, opacity, backing: Math.max(0, Math.ceil(backing * 100 - 1e-6)) / 100, text }
}

/** As custom properties: the overlay, the same without any of it, the words' own ground, the words. */
export function overlayVariables({ colour, opacity, backing, text }: Overlay): CSSProperties {
  const variables = {
    '--over': `${colour}${alphaOf(opacity)}`,
    '--over-none': `${colour}00`,
    '--over-words': `${colour}${alphaOf(backing)}`,
    '--over-text': text,
  }
  return variables as CSSProperties
}

function alphaOf(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
}

/** What is seen where a colour lies over another: browsers mix the channels as they are written. */
function laidOver(colour: string, under: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [top, bottom] = [colour, under].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((top ?? 0) * opacity + (bottom ?? 0) * (1 - opacity))
  })
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
