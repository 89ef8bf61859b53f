import type { AdPlatform, Funnel } from '@wildpath/contract'
import { Megaphone } from 'lucide-react'

import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Ad, AdCard } from './ad-card.tsx'

export function AdsTab({ funnel }: { funnel: Funnel }) {
  const { facebook_ads, google_ads } = funnel.generated_content.ad_copy

  return (
    <div className="flex flex-col gap-10">
      <AdList platform="facebook" title="Facebook Ads" ads={facebook_ads} />
      <AdList platform="google" title="Google Ads" ads={google_ads} />
    </div>
  )
}

type AdListProps = { platform: AdPlatform; title: string; ads: readonly Ad[] }

function AdList({ platform, title, ads }: AdListProps) {
  return (
    <section aria-labelledby={`${platform}-ads`} className="flex flex-col gap-4">
      <h2 id={`${platform}-ads`} className="text-title">
        {title}
      </h2>
      {ads.length === 0 ? (
        <EmptyState
          illustration={<Megaphone aria-hidden size={32} className="text-lantern" />}
          title="No ads here"
          text="This adventure was written without ads for this platform."
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {ads.map((ad, index) => (
            <li key={ad.id} className="flex">
              <AdCard ad={ad} name={`${title.replace(/s$/, '')} ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
