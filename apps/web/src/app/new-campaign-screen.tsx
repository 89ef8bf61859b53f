import type { Funnel } from '@wildpath/contract'

import { usePerson } from '../entities/person/person.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { findBusinessPlace } from '../features/ad-accounts/business-place.ts'
import { campaignOfAdventure } from '../features/ad-accounts/search/new-campaign/campaign-of-adventure.ts'
import { NewCampaignScreen as WizardScreen } from '../features/ad-accounts/search/new-campaign/new-campaign-screen.tsx'
import { adsOf } from '../features/funnels/ads/ad-lists.ts'
import { AdvertisedAdventure } from './advertised-adventure.tsx'
import { CampaignPreview } from './campaign-preview.tsx'

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
          renderPreview={(values) => <CampaignPreview values={values} funnel={funnel} />}
        />
      )}
    </AdvertisedAdventure>
  )
}

function searchAdsOf(funnel: Funnel) {
  return adsOf(funnel.generated_content.ad_copy, 'google')
}
