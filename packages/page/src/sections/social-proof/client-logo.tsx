import { PageLink } from '../../parts/page-link.tsx'
import { Picture } from '../../parts/picture.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { safeImage, safeLink } from '../../document/safe-url.ts'
import type { SocialProofItem } from './social-proof-model.ts'

type ClientLogoProps = {
  item: SocialProofItem
  mode: RenderContext['mode']
  namePath: string | undefined
  picturePath: string | undefined
}

/**
 * The mark of somebody the business works with, or their name where there is none, leading to them
 * where it says where they are.
 */
export function ClientLogo({ item, mode, namePath, picturePath }: ClientLogoProps) {
  const { image, alt, title, link } = item
  const href = safeLink(link, '')
  const logo =
    safeImage(image) === null ? (
      <span className="pg-client-name" data-path={namePath}>
        {title}
      </span>
    ) : (
      <Picture
        src={image}
        alt={alt || title}
        className="pg-client"
        width={160}
        height={64}
        path={picturePath}
      />
    )
  if (href === '') return logo
  return (
    <PageLink className="pg-client-link" href={href} mode={mode}>
      {logo}
    </PageLink>
  )
}
