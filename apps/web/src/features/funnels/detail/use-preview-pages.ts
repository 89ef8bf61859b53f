import { type Funnel, landingPageOf, may, pageInputOf, product } from '@wildpath/contract'
import { composeThankYouPage } from '@wildpath/page/document'
import { useMemo } from 'react'

import { useSession } from '../../../lib/session.ts'
import { storedLandingPage } from './landing-state.ts'

/** The funnel's pages as visitors get them, and the badge that the owner's plan puts on them. */
export function usePreviewPages(funnel: Funnel) {
  const session = useSession()
  const pages = useMemo(
    () => ({
      landing: landingPageOf({ ...funnel, landingPage: storedLandingPage(funnel) }),
      /** What would be the landing page with the design that is worked on. */
      design: landingPageOf({
        ...funnel,
        usesPageBuilder: true,
        landingPage: funnel.pageBuilderData,
      }),
      thankYou: composeThankYouPage(pageInputOf(funnel)),
    }),
    [funnel],
  )
  const plan = session?.user?.plan ?? 'free'
  const hasBadge = !may(plan, { to: 'use', feature: 'white-label' }).isAllowed
  const badge = { label: `Made with ${product.name}`, url: session?.publicUrl ?? '' }

  return { ...pages, badge: hasBadge ? badge : null }
}
