import { may, product } from '@wildpath/contract'

import { useSession } from '../person/session.ts'

/** The badge that the owner's plan puts on their pages; null where it puts none. */
export function usePageBadge(): { product: string; url: string } | null {
  const session = useSession()
  const plan = session?.user?.plan ?? 'free'
  if (may(plan, { to: 'use', feature: 'white-label' }).isAllowed) return null
  return { product: product.name, url: session?.publicUrl ?? '' }
}
