import { useDeferredValue, useMemo, useState } from 'react'

import { PageStage } from '../../entities/page/page-preview/page-stage.tsx'
import { usePageBadge } from '../../entities/page/use-page-badge.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Draft, draftPage } from './draft-funnel.ts'

/** The page while a model writes it, part by part, and said to be unchecked. */
export function DraftPreview({ draft }: { draft: Draft }) {
  const badge = usePageBadge()
  const [isOpen, setOpen] = useState(true)
  const shown = useDeferredValue(draft)
  const page = useMemo(() => draftPage(shown), [shown])
  if (page === null) return null

  return (
    <figure className="mt-5">
      <figcaption className="mb-2 flex flex-wrap items-center gap-2 text-note text-quiet">
        <Badge tone="lantern">Draft, not checked yet</Badge>
        Every line is compared with your facts before anything is kept.
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the draft' : 'Show the draft'}
        </Button>
      </figcaption>
      {isOpen && (
        <PageStage
          page={page}
          badge={badge}
          title="Draft of the landing page"
          device="mobile"
          className="h-72 rounded-control border border-line sm:h-96"
        />
      )}
    </figure>
  )
}
