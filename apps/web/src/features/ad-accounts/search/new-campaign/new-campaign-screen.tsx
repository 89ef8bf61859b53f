import type { User } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { WizardScreen } from '../../wizard/wizard-screen.tsx'
import type { BusinessPlace } from '../../business-place.ts'
import type { Obstacle } from '../../wizard/obstacle.ts'
import { googleAds } from '../google-ads.ts'
import { NewCampaignForm } from './new-campaign-form.tsx'
import type { PreviewedCampaign, SearchCampaignValues } from './search-campaign-values.ts'

type NewCampaignScreenProps = {
  user: User
  /** What is known of the campaign already. */
  prefill: Partial<SearchCampaignValues>
  /** Null without an adventure. */
  business: BusinessPlace | null
  notice: ReactNode
  /** Why nothing can be made of it at the moment. */
  obstacle: Obstacle | null
  /** Tells drafts of different campaigns apart. */
  draftName: string
  renderPreview: (campaign: PreviewedCampaign) => ReactNode
}

/** /dashboard/google-ads/new */
export function NewCampaignScreen({
  user,
  notice,
  obstacle,
  draftName,
  ...rest
}: NewCampaignScreenProps) {
  return (
    <WizardScreen
      platform={googleAds}
      user={user}
      title="Create Campaign"
      notice={notice}
      obstacle={obstacle}
      renderForm={(of) => (
        <NewCampaignForm
          {...rest}
          {...of}
          draftKey={`new-search-campaign:${user.id}:${draftName}`}
        />
      )}
    />
  )
}
