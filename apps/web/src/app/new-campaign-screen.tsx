import type { Funnel } from '@wildpath/contract'

import { useFunnelAt } from '../entities/funnel/use-funnel-at.ts'
import { usePerson } from '../entities/person/person.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { findBusinessPlace } from '../features/ad-accounts/business-place.ts'
import { campaignOfAdventure } from '../features/ad-accounts/search/new-campaign/campaign-of-adventure.ts'
import { NewCampaignScreen as WizardScreen } from '../features/ad-accounts/search/new-campaign/new-campaign-screen.tsx'
import type { PreviewedCampaign } from '../features/ad-accounts/search/new-campaign/search-campaign-values.ts'
import { shownTexts } from '../features/ad-accounts/search/new-campaign/shown-texts.ts'
import { adsOf } from '../features/funnels/ads/ad-lists.ts'
import { GoogleResult } from '../features/funnels/ads/preview/google-result.tsx'
import { AdvertisedAdventure } from './advertised-adventure.tsx'

/** /dashboard/google-ads/new: the wizard, filled in with the ad of an adventure where one is named. */
export function NewCampaignScreen() {
  const user = usePerson()
  useScreenTitle('Create Campaign')
  if (!user) return null
  return (
    <AdvertisedAdventure>
      {({ funnel, ad, notice, obstacle, draftName }) => (
        <WizardScreen
          user={user}
          prefill={funnel && ad ? campaignOfAdventure(funnel, ad, searchAdsOf(funnel)) : {}}
          business={funnel ? findBusinessPlace(funnel) : null}
          notice={notice}
          obstacle={obstacle}
          draftName={draftName}
          renderPreview={(values) => <Preview values={values} funnel={funnel} />}
        />
      )}
    </AdvertisedAdventure>
  )
}

function searchAdsOf(funnel: Funnel) {
  return adsOf(funnel.generated_content.ad_copy, 'google')
}

type PreviewProps = { values: PreviewedCampaign; funnel: Funnel | undefined }

/** Among Google's results, with as many of its texts as Google shows at once. */
function Preview({ values, funnel }: PreviewProps) {
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
        headline: firstOf(headlines, 3).join(' | '),
        body: firstOf(descriptions, 2).join(' '),
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

function firstOf(texts: readonly { text: string }[], count: number): string[] {
  return texts.slice(0, count).map(({ text }) => text)
}
