import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import type { ComponentProps } from 'react'

import { useFunnelAt } from '../entities/funnel/use-funnel-at.ts'
import { usePerson } from '../entities/person/person.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { findBusinessPlace } from '../features/ad-accounts/business-place.ts'
import { NewSocialAdScreen as WizardScreen } from '../features/ad-accounts/social/new-ad/new-social-ad-screen.tsx'
import { socialAdOfAdventure } from '../features/ad-accounts/social/new-ad/social-ad-of-adventure.ts'
import type { PreviewedSocialAd } from '../features/ad-accounts/social/new-ad/social-ad-values.ts'
import { measuringQuery } from '../features/account/measuring/measuring-queries.ts'
import { usePickImage } from '../features/builders/media-library/use-pick-image.tsx'
import { advertiserOf } from '../features/funnels/ads/preview/advertiser-of.ts'
import { FacebookFeed } from '../features/funnels/ads/preview/facebook-feed.tsx'
import { useProposedPicture } from '../features/funnels/ads/pictures/use-proposed-picture.ts'
import { type Advertised, AdvertisedAdventure } from './advertised-adventure.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** /dashboard/facebook-ads/new: the wizard, filled in with the ad of an adventure where one is named. */
export function NewSocialAdScreen() {
  const user = usePerson()
  const library = usePickImage()
  const measuring = useQuery(measuringQuery)
  useScreenTitle('Create New Ad')
  if (!user) return null
  // Without an answer the ad is proposed as for a page without a pixel.
  if (measuring.isPending) return <LoadingScreen />
  const hasPixel = measuring.data?.isInUse === true && measuring.data.accounts.meta_pixel_id !== ''
  return (
    <AdvertisedAdventure>
      {(advertised) => (
        <Wizard user={user} library={library} hasPixel={hasPixel} advertised={advertised} />
      )}
    </AdvertisedAdventure>
  )
}

type WizardProps = Pick<ComponentProps<typeof WizardScreen>, 'user' | 'library' | 'hasPixel'> & {
  advertised: Advertised
}

function Wizard({ advertised, ...rest }: WizardProps) {
  const { funnel, ad, notice, obstacle, draftName } = advertised
  const { hasPixel } = rest
  const prefill = funnel && ad ? socialAdOfAdventure(funnel, ad, { hasPixel }) : {}
  const picture = useProposedPicture({
    funnelId: funnel?.id,
    ad,
    isNeeded: prefill.imageUrl === null,
  })
  return (
    <WizardScreen
      {...rest}
      prefill={prefill}
      picture={picture}
      business={funnel ? findBusinessPlace(funnel) : null}
      notice={notice}
      obstacle={obstacle}
      draftName={draftName}
      renderPreview={(values) => <Preview values={values} funnel={funnel} />}
    />
  )
}

type PreviewProps = { values: PreviewedSocialAd; funnel: Funnel | undefined }

/** As people will see it in their feed. */
function Preview({ values, funnel }: PreviewProps) {
  const user = usePerson()
  const { headline = '', primaryText = '', imageUrl, destinationUrl = '' } = values
  const { business_info: business } = useFunnelAt().funnelAt(destinationUrl) ?? {}
  const advertiser = funnel
    ? advertiserOf(funnel)
    : {
        name: business?.business_name ?? (user?.full_name || 'Your page'),
        logoUrl: '',
        host: '',
        breadcrumb: '',
      }
  const host = URL.parse(destinationUrl)?.host.replace(/^www\./, '') ?? advertiser.host
  const ad = {
    platform: 'facebook' as const,
    headline: headline || 'Headline',
    body: primaryText || 'Primary text',
    imageUrl: imageUrl ?? undefined,
  }
  return (
    <FacebookFeed
      ad={ad}
      advertiser={{ ...advertiser, host: host || 'your-page.com' }}
      button={values.callToAction}
      description={values.description}
      isPhone
    />
  )
}
