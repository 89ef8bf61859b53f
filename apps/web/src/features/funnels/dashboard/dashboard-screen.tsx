import { plansAbove } from '@wildpath/contract'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { usePerson } from '../../../entities/person/person.ts'
import { useSession } from '../../../entities/person/session.ts'
import { useRealtimeInvalidation } from '../../../entities/funnel/use-realtime-invalidation.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmailProblemNotice } from '../../../entities/person/email-problem-notice.tsx'
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useFunnels } from '../funnel-queries.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { AnalyticsDisclosure } from '../analytics/analytics-disclosure.tsx'
import { NewestLeads } from '../inbox/newest-leads.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardStats } from './dashboard-stats.tsx'
import { FunnelList } from './funnel-list.tsx'
import { PaymentPendingNotice } from './payment-pending-notice.tsx'
import { PlanBanner } from './plan-banner.tsx'
import { RecentlyDeleted } from './recently-deleted.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { useCheckoutArrival } from './use-checkout-arrival.ts'
import { WayBackNotice } from './way-back-notice.tsx'
import { useMinimumVisible } from '../../../lib/use-minimum-visible.ts'
import { useSlowLoadWarning } from './use-slow-load-warning.ts'

// Spec 2, section 9: the loading indicator stays this long after the answer.
const lingerMs = 500

type DashboardScreenProps = {
  /** Of what is advertised elsewhere. */
  adAccounts: ReactNode
}

export function DashboardScreen({ adAccounts }: DashboardScreenProps) {
  const user = usePerson()
  const isDemo = useSession()?.isDemo ?? false
  const funnels = useFunnels()
  const isLoading = useMinimumVisible(funnels.isPending && !funnels.isError, lingerMs)
  const isPaymentPending = useCheckoutArrival(user)
  useSlowLoadWarning(funnels.isPending)
  useScreenTitle('Adventure Dashboard')
  useRealtimeInvalidation()
  if (!user) return null
  const isEmpty = funnels.data?.length === 0
  const hasLeads = funnels.data?.some(({ stats }) => stats.leads > 0) ?? false

  return (
    <div className="content-width flex flex-1 flex-col gap-8 py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5">
        <div className="min-w-0">
          <h1 className="text-heading">Adventure Dashboard</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="min-w-0 text-lead wrap-anywhere text-quiet">
              Welcome, {user.full_name || user.email}
            </p>
            <PlanBadge plan={user.plan} />
            {plansAbove(user.plan).length > 0 && <TextLink to="/pricing">View Plans</TextLink>}
            <TextLink to="/account">My Account</TextLink>
          </div>
        </div>
        {/* The empty list has this button. */}
        {!isEmpty && (
          <ButtonLink to="/new-funnel" variant="secondary" className="max-sm:w-full">
            <Plus aria-hidden size={20} />
            Create New Adventure
          </ButtonLink>
        )}
      </div>
      <EmailProblemNotice user={user} />
      <WayBackNotice />
      {isPaymentPending ? <PaymentPendingNotice /> : <PlanBanner user={user} kind="warning" />}
      {funnels.isError && (
        <LoadFailure
          title={
            funnels.data
              ? 'These numbers may be out of date'
              : 'Your adventures could not be loaded'
          }
          failure={funnels.error}
          isRetrying={funnels.isFetching}
          onRetry={() => void funnels.refetch()}
        />
      )}
      {isLoading && <DashboardSkeleton />}
      {!isLoading && funnels.data && (
        <>
          {!isDemo && <ReadOnlyNotice user={user} funnels={funnels.data} />}
          {!isDemo && hasLeads && <NewestLeads showsFunnel={funnels.data.length > 1} />}
          <FunnelList funnels={funnels.data} />
          {!isDemo && <RecentlyDeleted />}
          {!isEmpty && <DashboardStats funnels={funnels.data} />}
          {isDemo && <p className="text-note text-quiet">Sample figures of a demo adventure.</p>}
          {!isDemo && !isEmpty && <AnalyticsDisclosure isOpenAtFirst={isWide()} />}
          {!isDemo && adAccounts}
          {!isPaymentPending && <PlanBanner user={user} kind="offer" />}
        </>
      )}
    </div>
  )
}

/** Phones open the chart on demand. */
function isWide(): boolean {
  return window.matchMedia('(min-width: 40rem)').matches
}
