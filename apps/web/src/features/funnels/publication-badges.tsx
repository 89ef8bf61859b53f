import type { Funnel } from '@wildpath/contract'
import { Globe, Link2, Lock } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'

type PublicationBadgesProps = {
  funnel: Pick<Funnel, 'isPublic' | 'status' | 'domainVerified'>
  /** The dashboard only marks what is public (spec 2, 'Dashboard'). */
  showsPrivate?: boolean
}

export function PublicationBadges({ funnel, showsPrivate = false }: PublicationBadgesProps) {
  return (
    <>
      {funnel.status === 'published' ? (
        <Badge tone="fern">Published</Badge>
      ) : (
        <Badge tone="lantern">Draft</Badge>
      )}
      {funnel.isPublic && <Badge icon={<Globe aria-hidden size={14} />}>Public</Badge>}
      {!funnel.isPublic && showsPrivate && (
        <Badge icon={<Lock aria-hidden size={14} />}>Private</Badge>
      )}
      {funnel.domainVerified && <Badge icon={<Link2 aria-hidden size={14} />}>Custom Domain</Badge>}
    </>
  )
}
