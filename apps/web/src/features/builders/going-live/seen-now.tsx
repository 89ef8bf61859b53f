import type { Funnel } from '@wildpath/contract'

import { useLiveState } from './use-live-state.ts'

/** What visitors see now, and what they will see once this page takes its place. */
export function SeenNow({ funnel }: { funnel: Funnel }) {
  const live = useLiveState(funnel)
  switch (live.state) {
    case 'unpublished':
      return <p>Only you can see this adventure. Visitors see this page once you publish it.</p>
    case 'this-page':
      return <p>Visitors see this page as you last published it. This makes your changes live.</p>
    case 'written-page':
    case 'earlier-page':
      return (
        <p>
          Visitors see {live.what}. They will see this page instead. Versions keeps every page you
          saved. Any other unpublished changes go live too.
        </p>
      )
  }
}
