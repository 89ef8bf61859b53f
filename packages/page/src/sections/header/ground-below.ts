import { isUnknownSection, type PageDocument } from '../../document/page-document.ts'
import { heroGround } from '../../parts/hero-ground.ts'
import type { DrawScene } from '../../parts/lazy-scenes.ts'
import { type FrameGround, getBackdropGround, themeOf } from '../../parts/section-frame.tsx'
import type { HeaderSection } from './header-model.ts'

/**
 * The ground of the first screen right after this header, over which it may lie; null where there
 * is none to lie over.
 */
export function groundBelow(
  page: PageDocument,
  header: HeaderSection,
  draw: DrawScene | null,
): { ground: FrameGround | undefined } | null {
  const next = page.sections[page.sections.indexOf(header) + 1]
  if (next === undefined || isUnknownSection(next) || next.type !== 'hero') return null
  const onPicture = getBackdropGround(next, page)
  if (onPicture !== null) return { ground: onPicture }
  if (themeOf(next, page) === 'night') return { ground: { name: 'dark' } }
  switch (next.background) {
    case 'light':
      return { ground: { name: 'light' } }
    case 'dark':
    case 'stars':
      return { ground: { name: 'dark' } }
    case 'glass':
      return { ground: undefined }
    case undefined:
      return { ground: heroGround(page, next.content.media, draw) }
  }
}
