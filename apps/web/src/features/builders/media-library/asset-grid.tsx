import type { MediaAsset } from '@wildpath/contract'
import type { RefObject } from 'react'

import { Skeleton } from '../../../ui/skeleton.tsx'
import { AssetCard } from './asset-card.tsx'

type AssetGridProps = {
  /** Newest first; null while they are on their way. */
  designs: readonly MediaAsset[] | null
  /** The one that was just made. */
  fresh: { id: string; ref: RefObject<HTMLElement | null> } | null
  onSelect: ((design: MediaAsset) => void) | null
  onDescribe: (design: MediaAsset) => void
  onDelete: (design: MediaAsset) => void
}

const columns = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4'

export function AssetGrid({ designs, fresh, onSelect, onDescribe, onDelete }: AssetGridProps) {
  if (designs === null) {
    return (
      <div aria-live="polite" className={columns}>
        <span className="sr-only">Loading your designs...</span>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="aspect-3/4" />
        ))}
      </div>
    )
  }
  return (
    <ul aria-label="Your designs, newest first" className={columns}>
      {designs.map((design) => (
        <AssetCard
          key={design.id}
          design={design}
          freshRef={fresh?.id === design.id ? fresh.ref : null}
          onSelect={onSelect && (() => onSelect(design))}
          onDescribe={() => onDescribe(design)}
          onDelete={() => onDelete(design)}
        />
      ))}
    </ul>
  )
}
