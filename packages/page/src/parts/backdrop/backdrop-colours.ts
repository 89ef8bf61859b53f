import { hexToOklch, mixHex, oklchToHex } from '@wildpath/illustrator/colour'

import type { PageDocument } from '../../document/page-document.ts'
import type { KnownSection } from '../../sections/section-models.ts'
import type { Backdrop } from '../../sections/section-parts.ts'
import { blackOrWhiteOn } from '../../style/contrast.ts'
import { readable } from '../../style/legible.ts'
import { pagePalette } from '../../style/page-palette.ts'
import { safeColour } from '../../style/safe-colour.ts'
import { scrimOver, veil } from '../../style/scrim.ts'
import { themes } from '../../style/themes/index.ts'

type Variables = Record<`--${string}`, string>

export type BackdropTone = 'light' | 'dark'

type BackdropInput = {
  section: KnownSection
  page: Pick<PageDocument, 'style'>
  tone: BackdropTone
  overlay: Backdrop['overlay']
}

/** The most opaque that the lightest overlay may be, so that the picture stays visible. */
const mostOpaque = 0.75
/** The part of the remaining picture that a stronger overlay hides. */
const extraOpacity = { medium: 0.35, strong: 0.65 } as const

/**
 * Returns the overlay over a background picture or video, and the text colors on it. Text reaches 4.5:1 over any
 * picture, because it is measured over pure white and pure black.
 */
export function getBackdropColours({ section, page, tone, overlay }: BackdropInput): Variables {
  const { backgroundColor, textColor, primaryColor } = section.style
  const surface = pagePalette(themes[page.style.theme], page.style.palette)[tone]
  const own = safeColour(backgroundColor)
  const { ground, opacity: least } = findOverlay(
    own ?? surface.paper,
    own === null ? surface.ink : null,
  )
  const opacity = overlay === undefined ? least : least + (1 - least) * extraOpacity[overlay]
  const card = own === null ? surface.card : mixHex(ground, blackOrWhiteOn(ground), 0.06)
  const shade = own === null ? surface.shade : mixHex(ground, blackOrWhiteOn(ground), 0.03)
  const grounds = [
    veil(ground, '#ffffff', opacity),
    veil(ground, '#000000', opacity),
    ground,
    card,
    shade,
  ]
  const bare = own === null ? surface.ink : mixHex(ground, blackOrWhiteOn(ground), 0.94)
  const ink = safeColour(textColor) ?? bare
  const quiet = own === null && textColor === undefined ? surface.quiet : mixHex(ink, ground, 0.2)
  const tones = {
    '--ink': ink,
    '--quiet': quiet,
    '--accent': safeColour(primaryColor) ?? surface.accent,
    '--danger': surface.danger,
  }
  const texts = Object.entries(tones).map(([name, colour]) => [
    name,
    readable(hexToOklch(colour), grounds),
  ])
  return {
    ...(own !== null && { '--paper': ground, '--card': card, '--shade': shade }),
    // Lines for a plain ground would vanish on a picture.
    '--line': `${ink}59`,
    '--wash': `${ground}${toByte(opacity)}`,
    ...Object.fromEntries(texts),
  }
}

/** A mid-tone color is darkened or lightened until a translucent overlay of it keeps the text readable. */
function findOverlay(color: string, ink: string | null): { ground: string; opacity: number } {
  const isDark = blackOrWhiteOn(color) === '#ffffff'
  const { l, ...hue } = hexToOklch(color)
  for (let distance = 0; distance <= 1; distance += 0.02) {
    const ground =
      distance === 0 ? color : oklchToHex({ ...hue, l: isDark ? l - distance : l + distance })
    const scrim = scrimOver(ground, [ink ?? mixHex(ground, blackOrWhiteOn(ground), 0.94)])
    const opacity = Number.parseInt(scrim.slice(-2), 16) / 0xff
    if (opacity <= mostOpaque) return { ground, opacity }
  }
  return { ground: isDark ? '#000000' : '#ffffff', opacity: mostOpaque }
}

function toByte(opacity: number): string {
  return Math.ceil(opacity * 0xff)
    .toString(16)
    .padStart(2, '0')
}
