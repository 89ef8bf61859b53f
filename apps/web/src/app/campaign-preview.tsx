import type { Funnel } from '@wildpath/contract'

import { useFunnelAt } from '../entities/funnel/use-funnel-at.ts'
import { usePerson } from '../entities/person/person.ts'
import type { PreviewedCampaign } from '../features/ad-accounts/search/new-campaign/search-campaign-values.ts'
import { shownTexts } from '../features/ad-accounts/search/new-campaign/shown-texts.ts'
import { GoogleResult } from '../features/funnels/ads/preview/google-result.tsx'

type CampaignPreviewProps = { values: PreviewedCampaign; funnel: Funnel | undefined }

/** Previews the ad in Google's results with as many texts as Google shows at once. */
export function CampaignPreview({ values, funnel }: CampaignPreviewProps) {
  const user = usePerson()
  const { funnelAt } = useFunnelAt()
  const { business_info: business } = funnelAt(values.finalUrl ?? '') ?? funnel ?? {}
  const { headlines, descriptions } = shownTexts(values)
  const address = URL.parse(values.finalUrl ?? '')
  const host = address?.host.replace(/^www\./, '') || 'your-page.com'
  return (
    <GoogleResult
      ad={{
        platform: 'google',
        headline: takeFirst(headlines, 3).join(' | '),
        body: takeFirst(descriptions, 2).join(' '),
      }}
      advertiser={{
        name: business?.business_name ?? (user?.full_name || 'Your page'),
        logoUrl: funnel?.custom_branding.logo_url ?? '',
        host,
        breadcrumb: `${address?.protocol ?? 'https:'}//${host}`,
      }}
    />
  )
}

function takeFirst(texts: readonly { text: string }[], count: number): string[] {
  return texts.slice(0, count).map(({ text }) => text)
}
