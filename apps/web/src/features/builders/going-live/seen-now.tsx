import type { Funnel } from '@wildpath/contract'

import { useLiveState } from './use-live-state.ts'

/** What visitors see now, and what they will see once this page takes its place. */
export function SeenNow({ funnel }: { funnel: Funnel }) {
  const live = useLiveState(funnel)
  switch (live.state) {
    case 'unpublished':
      return (
        <p>The adventure is not published, so nobody sees it yet. Publishing shows this page.</p>
      )
    case 'this-page':
      return <p>Visitors see this page as it was saved; from now on they see your changes, too.</p>
    case 'written-page':
    case 'earlier-page':
      return (
        <p>
          Visitors now see {live.what}. From the moment you set this page, they see this one
          instead. Versions keeps every page that you saved.
        </p>
      )
  }
}
