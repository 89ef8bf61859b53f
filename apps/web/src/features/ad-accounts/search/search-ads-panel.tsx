import type { User } from '@wildpath/contract'
import { Search } from 'lucide-react'

import { AdPanel } from '../panel/ad-panel.tsx'
import { CampaignList } from './campaign-list.tsx'
import { googleAds } from './google-ads.ts'
import { SearchResults } from './search-results.tsx'

/** Google Ads of the person's own account (spec 3, section 2.14). */
export function SearchAdsPanel({ user }: { user: User }) {
  return (
    <AdPanel
      platform={googleAds}
      user={user}
      icon={Search}
      renderAccount={(account, maySpend) => (
        <div key={account.id} className="flex flex-col gap-6">
          <SearchResults account={account} />
          <CampaignList accountId={account.id} maySpend={maySpend} />
        </div>
      )}
    />
  )
}
