import type { ReactNode } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { Media } from '../sections/section-parts.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { themes } from '../style/themes/index.ts'
import { BrandMark } from './brand-mark.tsx'
import { heroGround } from './hero-ground.ts'
import { useSceneDrawing } from './lazy-scenes.ts'
import { MediaView } from './media-view.tsx'
import type { RenderContext } from './render-context.ts'
import { SectionFrame } from './section-frame.tsx'
import { textPlace } from './text-place.ts'

type FirstScreenProps = {
  section: KnownSection
  page: PageDocument
  context: RenderContext
  brand: { businessName: string; logoUrl: string }
  media: Media | undefined
  className: string
  children: ReactNode
}

/** Words and picture of a page's first screen; the theme arranges the two. */
export function FirstScreen({
  section,
  page,
  context,
  brand,
  media,
  className,
  children,
}: FirstScreenProps) {
  const at = textPlace(context.mode, 'content')
  const draw = useSceneDrawing()
  const hasBrand = brand.businessName !== '' || brand.logoUrl !== ''
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className={media === undefined ? `${className} pg-wordy` : className}
      ground={heroGround(page, media, draw)}
    >
      <div className="pg-wrap pg-hero-words">
        {hasBrand && <BrandMark {...brand} path={at('businessName')} logoPath={at('logoUrl')} />}
        <div className="pg-hero-text">{children}</div>
      </div>
      {media !== undefined && (
        <div className="pg-hero-picture">
          <MediaView
            media={media}
            page={page}
            mode={context.mode}
            shape={themes[page.style.theme].hero.picture}
            isFirst
            path={at('media')}
          />
        </div>
      )}
    </SectionFrame>
  )
}
