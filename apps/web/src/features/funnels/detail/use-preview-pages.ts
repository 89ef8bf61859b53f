import { getDraftPage, type Funnel, landingPageOf, thankYouPageOf } from '@wildpath/contract'
import { useMemo } from 'react'

import { usePageBadge } from '../../../entities/page/use-page-badge.ts'

/** Returns the draft's pages, rendered as for visitors, and the badge of the owner's plan. */
export function usePreviewPages(funnel: Funnel) {
  const badge = usePageBadge()
  const pages = useMemo(() => {
    const design = getDraftPage(funnel)
    const landing = funnel.usesPageBuilder
      ? design
      : landingPageOf({ ...funnel, builderPage: null })
    return {
      landing,
      /** The landing page that 'Set as Main' would publish. */
      design,
      thankYou: thankYouPageOf(funnel, landing),
    }
  }, [funnel])

  return { ...pages, badge }
}
