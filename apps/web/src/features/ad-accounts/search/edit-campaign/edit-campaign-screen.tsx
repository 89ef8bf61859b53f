import { useQuery } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { AdAccount } from '../../ad-platform.ts'
import { WizardScreen } from '../../wizard/wizard-screen.tsx'
import { googleAds } from '../google-ads.ts'
import type { PreviewedCampaign } from '../new-campaign/search-campaign-values.ts'
import { openedCampaignQuery, searchCampaignsQuery } from '../search-ads-queries.ts'
import { EditCampaignForm } from './edit-campaign-form.tsx'

type EditCampaignScreenProps = {
  user: User
  renderPreview: (campaign: PreviewedCampaign) => ReactNode
}

/** /dashboard/google-ads/edit */
export function EditCampaignScreen({ user, renderPreview }: EditCampaignScreenProps) {
  const [params] = useSearchParams()
  const campaignId = params.get('campaign') ?? ''
  return (
    <WizardScreen
      platform={googleAds}
      user={user}
      title="Edit campaign"
      notice={null}
      obstacle={null}
      renderForm={({ account }) => (
        <Opened
          key={campaignId}
          account={account}
          campaignId={campaignId}
          renderPreview={renderPreview}
        />
      )}
    />
  )
}

type OpenedProps = Pick<EditCampaignScreenProps, 'renderPreview'> & {
  account: AdAccount
  campaignId: string
}

function Opened({ account, campaignId, renderPreview }: OpenedProps) {
  const accountId = account.id
  const list = useQuery(searchCampaignsQuery(accountId))
  const opened = useQuery({
    ...openedCampaignQuery(accountId, campaignId),
    enabled: campaignId !== '',
  })
  const campaign = list.data?.campaigns.find(({ id }) => id === campaignId)
  if (list.data !== undefined && (campaign === undefined || campaign.status === 'REMOVED')) {
    return (
      <EmptyState
        title="This campaign is no longer there"
        text="It was removed, or belongs to another account."
      />
    )
  }
  const failure = list.error ?? opened.error
  if (campaign !== undefined && opened.data !== undefined) {
    return (
      <EditCampaignForm
        account={account}
        campaign={campaign}
        opened={opened.data}
        renderPreview={renderPreview}
      />
    )
  }
  if (failure === null) return <Skeleton className="h-96" />
  return (
    <LoadFailure
      title="The campaign could not be loaded"
      failure={failure}
      isRetrying={list.isFetching || opened.isFetching}
      onRetry={() => void (list.isError ? list.refetch() : opened.refetch())}
    />
  )
}
