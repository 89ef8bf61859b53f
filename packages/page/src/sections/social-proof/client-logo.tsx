import { PageLink } from '../../render/page-link.tsx'
import { Picture } from '../../render/picture.tsx'
import type { RenderContext } from '../../render/render-context.ts'
import { safeLink } from '../../render/safe-url.ts'
import type { SectionItem } from '../section-parts.ts'

type ClientLogoProps = { item: SectionItem; mode: RenderContext['mode'] }

/** The mark of somebody the business works with, leading to them where it says where they are. */
export function ClientLogo({ item: { image, alt, title, link }, mode }: ClientLogoProps) {
  const logo = (
    <Picture src={image} alt={alt || title} className="pg-client" width={160} height={64} />
  )
  const href = safeLink(link, '')
  return href === '' ? (
    logo
  ) : (
    <PageLink className="pg-client-link" href={href} mode={mode}>
      {logo}
    </PageLink>
  )
}
