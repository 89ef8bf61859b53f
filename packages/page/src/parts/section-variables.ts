import { hexToOklch, mixHex } from '@wildpath/illustrator/colour'
import type { CSSProperties } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { SectionStyle } from '../sections/section-style.ts'
import { blackOrWhiteOn, edgeContrast } from '../style/contrast.ts'
import { themes } from '../style/themes/index.ts'
import { fontStack } from '../style/font-stacks.ts'
import { readable } from '../style/legible.ts'
import { pagePalette } from '../style/page-palette.ts'
import { colourAlpha, safeColour } from '../style/safe-colour.ts'
import { veil } from '../style/scrim.ts'

type Variables = Record<`--${string}`, string>
/** What decides the ground of the page. */
type Ground = Pick<PageDocument, 'globalTheme' | 'style'>

const weights = { light: 300, normal: 400, medium: 500, semibold: 600, bold: 700 } as const
const spacings = {
  normal: '0',
  tight: '-.025em',
  wide: '.025em',
  wider: '.05em',
  widest: '.1em',
} as const
const textSizes = {
  'text-sm': '.875rem',
  'text-base': '1rem',
  'text-lg': '1.125rem',
  'text-xl': '1.25rem',
} as const
/** Smallest on phones, the size itself from a tablet on. */
const headingSizes = {
  'text-2xl': '1.5rem',
  'text-3xl': 'clamp(1.6rem,4.5cqi,1.875rem)',
  'text-4xl': 'clamp(1.75rem,5.5cqi,2.25rem)',
  'text-5xl': 'clamp(2rem,7cqi,3rem)',
} as const
const lengths = { 8: '2rem', 12: '3rem', 16: '4rem', 20: '5rem' } as const

/**
 * What a section does differently from the page, as custom properties for its element. Colours of
 * text are moved as far as it takes to be read on the section's ground; what is no colour is left out.
 */
export function sectionVariables(style: SectionStyle, page: Ground): CSSProperties | undefined {
  const variables = {
    ...colourVariables(style, page),
    ...typeVariables(style),
    ...spaceVariables(style),
  }
  return Object.keys(variables).length === 0 ? undefined : variables
}

function colourVariables(style: SectionStyle, page: Ground): Variables {
  const paper = paperOf(style, page)
  const text = safeColour(style.textColor)
  const primary = safeColour(style.primaryColor)
  const secondary = safeColour(style.secondaryColor)
  return {
    ...(paper !== null && groundVariables(paper)),
    ...(text !== null && paper === null && { '--ink': text, '--quiet': text }),
    ...(text !== null && paper !== null && inkVariables(text, paper)),
    ...(primary !== null && buttonVariables(primary, paper)),
    ...(secondary !== null && {
      '--second': secondary,
      '--second-text': blackOrWhiteOn(secondary),
    }),
    ...navigationVariables(style),
  }
}

/** The ground a section asks for; of one that is not opaque, what is seen of it on the page's. */
function paperOf({ backgroundColor = '' }: SectionStyle, page: Ground): string | null {
  const colour = safeColour(backgroundColor)
  const alpha = colourAlpha(backgroundColor)
  if (colour === null || alpha === 1) return colour
  const theme = themes[page.style.theme]
  const { light, dark } = pagePalette(theme, page.style.palette)
  const isDark = page.globalTheme === 'night' || theme.ground === 'dark'
  return veil(colour, (isDark ? dark : light).paper, alpha)
}

function groundVariables(paper: string): Variables {
  const ink = blackOrWhiteOn(paper)
  const card = mixHex(paper, '#ffffff', ink === '#ffffff' ? 0.06 : 0.5)
  return {
    '--paper': paper,
    '--card': card,
    '--shade': mixHex(paper, ink, 0.05),
    '--line': mixHex(paper, ink, 0.16),
    '--edge': readable({ ...hexToOklch(paper), l: 0.6 }, [paper, card], edgeContrast),
    ...inkVariables(mixHex(paper, ink, 0.9), paper),
    '--accent': readable({ ...hexToOklch(paper), l: 0.45 }, [paper, card]),
  }
}

function inkVariables(text: string, paper: string): Variables {
  const grounds = [paper, mixHex(paper, '#ffffff', 0.06)]
  return {
    '--ink': readable(hexToOklch(text), grounds),
    '--quiet': readable(hexToOklch(mixHex(text, paper, 0.25)), grounds),
  }
}

function buttonVariables(primary: string, paper: string | null): Variables {
  return {
    '--button': primary,
    '--button-text': blackOrWhiteOn(primary),
    '--button-edge': primary,
    ...(paper !== null && { '--accent': readable(hexToOklch(primary), [paper]) }),
  }
}

function navigationVariables(style: SectionStyle): Variables {
  const named = {
    '--logo-ground': style.logoBackgroundColor,
    '--nav': style.navTextColor,
    '--nav-hover': style.navHoverColor,
  } as const
  const entries = Object.entries(named).flatMap(([name, value]) => {
    const colour = safeColour(value)
    return colour === null ? [] : [[name, colour] as const]
  })
  return Object.fromEntries(entries)
}

function typeVariables(style: SectionStyle): Variables {
  const { fontFamily, fontWeight, letterSpacing, textTransform, headingSize, textSize } = style
  const fonts = fontFamily === undefined ? null : fontStack(fontFamily)
  return {
    ...(fonts !== null && { '--heading': fonts, '--body': fonts }),
    ...(fontWeight !== undefined && {
      '--heading-weight': String(weights[fontWeight]),
      '--body-weight': String(weights[fontWeight]),
    }),
    ...(letterSpacing !== undefined && { '--spacing': spacings[letterSpacing] }),
    ...(textTransform !== undefined && { '--transform': textTransform }),
    ...(headingSize !== undefined && headingVariables(headingSizes[headingSize])),
    ...(textSize !== undefined && textVariables(textSizes[textSize])),
  }
}

/** Of the section's heading, whichever it is: a chosen size holds however long the words are. */
function headingVariables(size: string): Variables {
  return { '--h1': size, '--h1-long': size, '--h2': size, '--fair': '1' }
}

/** Running text, the line under a headline, and a voice that speaks alone. */
function textVariables(size: string): Variables {
  return { '--text': size, '--lede': `calc(${size}*1.125)`, '--voice': `calc(${size}*1.375)` }
}

function spaceVariables({ padding, margin }: SectionStyle): Variables {
  return {
    ...(padding !== undefined && { '--pad': lengthOf(padding) }),
    ...(margin !== undefined && { '--gap-around': lengthOf(margin) }),
  }
}

function lengthOf(name: string): string {
  return lengths[Number(name.split('-')[1]) as keyof typeof lengths]
}
