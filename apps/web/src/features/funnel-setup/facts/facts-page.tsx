import { type BusinessFacts, getDraftPage, type Funnel } from '@wildpath/contract'
import { useDeferredValue, useMemo } from 'react'

import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { usePageBadge } from '../../../entities/page/use-page-badge.ts'

type FactsPageProps = { funnel: Funnel; known: BusinessFacts; className: string }

/** The adventure's page as visitors will get it, with what is known by now. */
export function FactsPage({ funnel, known, className }: FactsPageProps) {
  const badge = usePageBadge()
  // Pressing and typing go before drawing.
  const shown = useDeferredValue(known)
  const page = useMemo(() => getDraftPage(funnel, { business_facts: shown }), [funnel, shown])

  return (
    <PageStage
      page={page}
      badge={badge}
      title="Preview of the landing page"
      device="mobile"
      className={className}
    />
  )
}
