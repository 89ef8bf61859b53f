import type { CSSProperties } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { Media } from '../sections/section-parts.ts'
import { themes } from '../style/themes/index.ts'
import { pagePalette } from '../style/page-palette.ts'
import { skySurface } from '../style/sky-surface.ts'
import { colourProperties } from './colour-properties.ts'
import { lruMemo } from '../document/lru-memo.ts'
import type { DrawScene } from './lazy-scenes.ts'
import type { FrameGround } from './section-frame.tsx'

/** What a first screen stands on in the page's theme: of a drawn picture, its own sky. */
export function heroGround(
  page: PageDocument,
  media: Media | undefined,
  draw: DrawScene | null,
): FrameGround | undefined {
  const theme = themes[page.style.theme]
  const { ground, picture } = theme.hero
  if (ground === null) return undefined
  if (ground === 'dark') return { name: 'dark' }
  const colours = page.style.palette ?? theme.colours
  const upperEdge =
    media?.type === 'scene' && draw !== null
      ? draw({ scene: media.scene, colours, ...picture }).sky.top
      : null
  const key = [theme.key, colours.primary, colours.secondary, upperEdge].join()
  return {
    name: 'own',
    variables: skies(key, () => {
      const top = upperEdge ?? pagePalette(theme, colours).sky.skyTop
      return Object.fromEntries(colourProperties(skySurface(colours, top)))
    }),
  }
}

const skies = lruMemo<CSSProperties>(200)
