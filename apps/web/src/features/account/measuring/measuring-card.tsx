import { useQuery } from '@tanstack/react-query'
import { may, type MeasuringSettings, noMeasuringAccounts, type User } from '@wildpath/contract'

import { useSession } from '../../../entities/person/session.ts'
import { wayBack } from '../../../entities/plan/way-back.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GoogleEvents } from './google-events.tsx'
import { KeptAccounts } from './kept-accounts.tsx'
import { MeasuringForm } from './measuring-form.tsx'
import { RecentEvents } from './recent-events.tsx'
import { ServerEvents } from './server-events.tsx'
import { measuringQuery } from './measuring-queries.ts'

const ofADemo: MeasuringSettings = {
  accounts: noMeasuringAccounts,
  isInUse: false,
  server: { mode: 'sandbox', token: { state: 'none' }, recent: [] },
  google: { mode: 'sandbox', isOn: false, problem: null },
}

/** Which ad platforms hear of visits and leads, from visitors who agree. */
export function MeasuringCard({ user }: { user: User }) {
  return (
    <Card id="measuring">
      <h2 className="text-title">Measuring for Ad Platforms</h2>
      <p className="mt-2 max-w-prose text-note text-quiet">
        Meta, Google and TikTok find better visitors for your ads when they hear which ones became
        leads. Enter your ids once for all your adventures. Every visitor is asked first, and
        nothing is loaded from a platform before they accept.
      </p>
      <div className="mt-5">
        <Content user={user} />
      </div>
    </Card>
  )
}

function Content({ user }: { user: User }) {
  const isDemo = useSession()?.isDemo ?? false
  const query = useQuery({ ...measuringQuery, enabled: !isDemo })
  const settings = isDemo ? ofADemo : query.data
  if (settings === undefined) {
    return query.isError ? (
      <LoadFailure
        title="Your ids could not be loaded"
        failure={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-48 w-full" />
    )
  }
  if (may(user.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed) {
    return (
      <>
        <MeasuringForm settings={settings} />
        {settings.accounts.meta_pixel_id !== '' && <ServerEvents server={settings.server} />}
        {settings.accounts.google_conversion_label !== '' && (
          <GoogleEvents google={settings.google} />
        )}
        <RecentEvents recent={settings.server.recent} />
      </>
    )
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <KeptAccounts accounts={settings.accounts} />
      <p className="text-quiet">It comes with Explorer and Expedition Leader.</p>
      <ButtonLink to="/pricing" onClick={() => wayBack.keep(location.pathname)}>
        Upgrade to Access
      </ButtonLink>
    </div>
  )
}
