import { type Funnel, landingPageOf, may, product, thankYouPageOf } from '@wildpath/contract'
import { useMemo } from 'react'

import { useSession } from '../../../lib/session.ts'
import { builderPageOf } from './landing-state.ts'

/** The funnel's pages as visitors get them, and the badge that the owner's plan puts on them. */
export function usePreviewPages(funnel: Funnel) {
  const session = useSession()
  const pages = useMemo(() => {
    const landing = landingPageOf({ ...funnel, builderPage: builderPageOf(funnel) })
    return {
      landing,
      /** What would be the landing page with the design that is worked on. */
      design: landingPageOf({ ...funnel, builderPage: funnel.pageBuilderData }),
      thankYou: thankYouPageOf(funnel, landing),
    }
  }, [funnel])
  const plan = session?.user?.plan ?? 'free'
  const hasBadge = !may(plan, { to: 'use', feature: 'white-label' }).isAllowed
  const badge = { label: `Made with ${product.name}`, url: session?.publicUrl ?? '' }

  return { ...pages, badge: hasBadge ? badge : null }
}
