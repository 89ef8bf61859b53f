import { builderPageOf, type Funnel, landingPageOf, thankYouPageOf } from '@wildpath/contract'
import { useMemo } from 'react'

import { usePageBadge } from '../../../entities/page/use-page-badge.ts'

/** The funnel's pages as visitors get them, and the badge that the owner's plan puts on them. */
export function usePreviewPages(funnel: Funnel) {
  const badge = usePageBadge()
  const pages = useMemo(() => {
    const landing = landingPageOf({ ...funnel, builderPage: builderPageOf(funnel) })
    return {
      landing,
      /** What would be the landing page with the design that is worked on. */
      design: landingPageOf({ ...funnel, builderPage: funnel.pageBuilderData }),
      thankYou: thankYouPageOf(funnel, landing),
    }
  }, [funnel])

  return { ...pages, badge }
}
