import type { User } from '@wildpath/contract'
import type { ReactNode } from 'react'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { WizardScreen } from '../../wizard/wizard-screen.tsx'
import type { BusinessPlace } from '../../business-place.ts'
import type { Obstacle } from '../../wizard/obstacle.ts'
import { facebook } from '../facebook.ts'
import { NewSocialAdForm } from './new-social-ad-form.tsx'
import type { PictureProposal } from './picture-proposal.ts'
import type { PreviewedSocialAd, SocialAdValues } from './social-ad-values.ts'

type NewSocialAdScreenProps = {
  user: User
  library: PictureLibrary
  /** What is known of the ad already. */
  prefill: Partial<SocialAdValues>
  picture: PictureProposal
  /** Whether Meta's pixel is on the pages of this account. */
  hasPixel: boolean
  /** Null without an adventure. */
  business: BusinessPlace | null
  notice: ReactNode
  /** Why nothing can be made of it at the moment. */
  obstacle: Obstacle | null
  /** Tells drafts of different ads apart. */
  draftName: string
  renderPreview: (ad: PreviewedSocialAd) => ReactNode
}

/** /dashboard/facebook-ads/new */
export function NewSocialAdScreen({
  user,
  notice,
  obstacle,
  draftName,
  ...rest
}: NewSocialAdScreenProps) {
  return (
    <WizardScreen
      platform={facebook}
      user={user}
      title="Create New Ad"
      notice={notice}
      obstacle={obstacle}
      renderForm={(of) => (
        <NewSocialAdForm {...rest} {...of} draftKey={`new-social-ad:${user.id}:${draftName}`} />
      )}
    />
  )
}
