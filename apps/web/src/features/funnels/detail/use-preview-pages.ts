import { type Funnel, may, pageInputOf, product } from '@wildpath/contract'
import { composeGeneratedPage, composeThankYouPage } from '@wildpath/page/document'
import { useMemo } from 'react'

import { useSession } from '../../../lib/session.ts'

/** The funnel's generated pages, and the badge that the owner's plan puts on them. */
export function usePreviewPages(funnel: Funnel) {
  const session = useSession()
  const pages = useMemo(() => {
    const input = pageInputOf(funnel)
    return { landing: composeGeneratedPage(input), thankYou: composeThankYouPage(input) }
  }, [funnel])
  const plan = session?.user?.plan ?? 'free'
  const hasBadge = !may(plan, { to: 'use', feature: 'white-label' }).isAllowed
  const badge = { label: `Made with ${product.name}`, url: session?.publicUrl ?? '' }

  return { ...pages, badge: hasBadge ? badge : null }
}
