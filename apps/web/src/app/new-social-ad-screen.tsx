import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import { useSearchParams } from 'react-router'

import { funnelQuery } from '../entities/funnel/funnel-queries.ts'
import { usePerson } from '../entities/person/person.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { NewSocialAdScreen as WizardScreen } from '../features/ad-accounts/social/new-ad/new-social-ad-screen.tsx'
import { socialAdOfAdventure } from '../features/ad-accounts/social/new-ad/social-ad-of-adventure.ts'
import type { SocialAdValues } from '../features/ad-accounts/social/new-ad/social-ad-values.ts'
import { usePickImage } from '../features/builders/media-library/use-pick-image.tsx'
import { allAds } from '../features/funnels/ads/ad-lists.ts'
import { advertiserOf } from '../features/funnels/ads/preview/advertiser-of.ts'
import { FacebookFeed } from '../features/funnels/ads/preview/facebook-feed.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** /dashboard/facebook-ads/new: the wizard, filled in with the ad of an adventure where one is named. */
export function NewSocialAdScreen() {
  const user = usePerson()
  const library = usePickImage()
  const [params] = useSearchParams()
  useScreenTitle('Create New Ad')
  const [funnelId, adId] = [params.get('funnel'), params.get('ad')]
  const funnel = useQuery({ ...funnelQuery(funnelId ?? ''), enabled: funnelId !== null })
  if (!user) return null
  if (funnelId !== null && funnel.data === undefined) {
    return (
      <div className="content-width py-10">
        {funnel.isError ? (
          <LoadFailure
            title="The adventure could not be loaded"
            failure={funnel.error}
            isRetrying={funnel.isFetching}
            onRetry={() => void funnel.refetch()}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    )
  }
  const ad =
    funnel.data && allAds(funnel.data.generated_content.ad_copy).find(({ id }) => id === adId)

  return (
    <WizardScreen
      user={user}
      library={library}
      prefill={funnel.data && ad ? socialAdOfAdventure(funnel.data, ad) : {}}
      notice={funnel.data?.isPublic === false && <Unpublished id={funnel.data.id} />}
      draftName={`${funnelId ?? ''} ${ad?.id ?? ''}`}
      renderPreview={(values) => <Preview values={values} funnel={funnel.data} />}
    />
  )
}

function Unpublished({ id }: { id: string }) {
  return (
    <Notice
      tone="clay"
      title="This adventure is not published"
      action={
        <ButtonLink to={`/funnel/${id}`} variant="secondary" size="small">
          Open the adventure
        </ButtonLink>
      }
    >
      <p>The ad would lead to a page that nobody but you can open. Publish the adventure first.</p>
    </Notice>
  )
}

type PreviewProps = { values: Partial<SocialAdValues>; funnel: Funnel | undefined }

/** As people will see it in their feed. */
function Preview({ values, funnel }: PreviewProps) {
  const user = usePerson()
  const { headline = '', primaryText = '', imageUrl, destinationUrl = '' } = values
  const advertiser = funnel
    ? advertiserOf(funnel)
    : { name: user?.full_name || 'Your page', logoUrl: '', host: '', breadcrumb: '' }
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
