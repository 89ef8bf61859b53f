import { usePerson } from '../entities/person/person.ts'
import { DashboardScreen as Dashboard } from '../features/funnels/dashboard/dashboard-screen.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AnchoredPart } from './anchored-part.tsx'

const SocialAdsPanel = lazyComponent(
  async () => (await import('../features/ad-accounts/social/social-ads-panel.tsx')).SocialAdsPanel,
  { loading: <Skeleton className="h-40" />, isDeferred: true },
)

const SearchAdsPanel = lazyComponent(
  async () => (await import('../features/ad-accounts/search/search-ads-panel.tsx')).SearchAdsPanel,
  { loading: <Skeleton className="h-40" />, isDeferred: true },
)

/** /dashboard: the ad accounts, and the adventures below. */
export function DashboardScreen() {
  const user = usePerson()
  return (
    <Dashboard
      adAccounts={
        user && (
          <>
            <AnchoredPart id="facebook-ads">
              <SocialAdsPanel user={user} />
            </AnchoredPart>
            <AnchoredPart id="google-ads">
              <SearchAdsPanel user={user} />
            </AnchoredPart>
          </>
        )
      }
    />
  )
}
