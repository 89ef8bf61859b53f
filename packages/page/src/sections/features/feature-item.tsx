import type { TextPlace } from '../../parts/text-place.ts'
import type { PageDocument } from '../../document/page-document.ts'
import { MediaView } from '../../parts/media-view.tsx'
import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { pickFraming } from '../../media/picture-framing.ts'
import { safeLink } from '../../document/safe-url.ts'
import { featureIcons, type FeaturesItem } from './features-model.ts'

type FeatureItemProps = {
  item: FeaturesItem
  page: PageDocument
  mode: RenderContext['mode']
  at: TextPlace
}

const sceneShape = { width: 640, height: 320 }

/** One reason or step: its picture or sign, what it is called, what is said about it. */
export function FeatureItem({ item, page, mode, at }: FeatureItemProps) {
  const { title, description, image, alt, scene, link, icon } = item
  const href = link === '' ? '' : linkOf(link)
  const isKnownIcon = featureIcons.some((name) => name === icon)
  return (
    <li>
      {image === '' && scene === undefined ? (
        <span className="pg-mark" data-icon={isKnownIcon ? icon : undefined} aria-hidden="true" />
      ) : (
        <div className="pg-item-picture">
          {image === '' && scene !== undefined ? (
            <MediaView
              media={{ type: 'scene', scene, alt: alt || title }}
              page={page}
              mode={mode}
              shape={sceneShape}
              path={at('image')}
            />
          ) : (
            <Picture src={image} alt={alt || title} {...pickFraming(item)} path={at('image')} />
          )}
        </div>
      )}
      <div>
        {title !== '' && (
          <h3 data-path={href === '' ? at('title') : undefined}>
            {href === '' ? (
              title
            ) : (
              <PageLink className="pg-item-link" href={href} mode={mode} path={at('title')}>
                {title}
              </PageLink>
            )}
          </h3>
        )}
        {description !== '' && <p data-path={at('description')}>{description}</p>}
        {title === '' && href !== '' && (
          <p>
            <PageLink className="pg-item-link" href={href} mode={mode}>
              {`More about: ${description}`}
            </PageLink>
          </p>
        )}
      </div>
    </li>
  )
}

/** An address, or a place on this page; nothing that runs. */
function linkOf(link: string): string {
  return /^#[A-Za-z0-9_-]+$/.test(link) ? link : safeLink(link, '')
}
