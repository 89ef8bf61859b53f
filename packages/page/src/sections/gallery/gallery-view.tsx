import { placeWithin, type TextPlace, textPlace } from '../../parts/text-place.ts'
import type { PageDocument } from '../../document/page-document.ts'
import { ButtonRow } from '../../parts/button-row.tsx'
import { ctaHref } from '../../parts/cta-href.ts'
import { MediaView } from '../../parts/media-view.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { pickFraming } from '../../media/picture-framing.ts'
import { safeImage } from '../../document/safe-url.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import { SectionHeading } from '../../parts/section-heading.tsx'
import { gridColumns } from '../grid.ts'
import type { Media } from '../section-parts.ts'
import type { SectionViewProps } from '../section-kind.ts'
import type { GalleryItem, GallerySection } from './gallery-model.ts'
import { overlayOf, overlayVariables } from './overlay.ts'

/** Pictures side by side; what cannot be shown leaves no hole. */
export function GalleryView({ section, page, context }: SectionViewProps<GallerySection>) {
  const at = textPlace(context.mode, 'content')
  const { layout, body, buttons } = section.content
  const items = section.content.items.filter((item) => getItemMedia(item) !== null)
  if (items.length === 0) return null
  const arrangement = layout.columns === undefined ? arrangementOf(items.length) : ''
  return (
    <SectionFrame section={section} page={page} context={context} className="pg-section pg-gallery">
      <div className="pg-wrap">
        <SectionHeading content={section.content} at={at} />
        <Paragraphs text={body} className="pg-prose" path={at('body')} />
        <ul
          className={`pg-grid pg-pictures${arrangement}`}
          data-columns={gridColumns({ columns: layout.columns, items: items.length, most: 4 })}
        >
          {items.map((item, index) => (
            <GalleryItem
              at={placeWithin(at, 'items', section.content.items.indexOf(item))}
              key={item.id}
              item={item}
              page={page}
              mode={context.mode}
              shape={arrangement === ' pg-mosaic' && index === 1 ? wideShape : pictureShape}
            />
          ))}
        </ul>
        <ButtonRow buttons={buttons} page={page} context={context} at={at} />
      </div>
    </SectionFrame>
  )
}

/** How pictures stand whose columns nobody chose; '' in a plain grid. */
function arrangementOf(pictures: number): '' | ' pg-trio' | ' pg-mosaic' {
  if (pictures === 4) return ' pg-mosaic'
  return pictures === 3 ? ' pg-trio' : ''
}

type GalleryItemProps = {
  item: GalleryItem
  page: PageDocument
  mode: RenderContext['mode']
  at: TextPlace
  /** What a scene is drawn for. */
  shape: { width: number; height: number }
}

function GalleryItem({ item, page, mode, at, shape }: GalleryItemProps) {
  const { title, description, link } = item
  const media = getItemMedia(item)
  if (media === null) return null
  const figure = (
    <figure className="pg-picture">
      <MediaView
        media={media}
        page={page}
        mode={mode}
        shape={shape}
        sizes="(min-width:40rem) 50vw,100vw"
        path={at('image')}
      />
      {(title !== '' || description !== '') && (
        <figcaption
          data-at={item.textPosition ?? 'bottom'}
          style={overlayVariables(overlayOf(item))}
        >
          <div className="pg-picture-words">
            {title !== '' && <b data-path={at('title')}>{title}</b>}
            {description !== '' && <span data-path={at('description')}>{description}</span>}
          </div>
        </figcaption>
      )}
    </figure>
  )
  if (link.trim() === '') return <li>{figure}</li>
  return (
    <li>
      <PageLink className="pg-picture-link" href={ctaHref(page, link)} mode={mode}>
        {figure}
      </PageLink>
    </li>
  )
}

const pictureShape = { width: 800, height: 600 }
/** Second in a mosaic: beside the large one, above the two small ones. */
const wideShape = { width: 800, height: 480 }

/** An owner's picture before a drawn scene; null where there is neither. */
function getItemMedia(item: GalleryItem): Media | null {
  const { image, alt, title, scene } = item
  const words = alt || title
  if (safeImage(image) !== null) {
    return { type: 'image', src: image, alt: words, ...pictureShape, ...pickFraming(item) }
  }
  return scene === undefined ? null : { type: 'scene', scene, alt: words }
}
