import { useQuery } from '@tanstack/react-query'
import { adPlaceText, type SearchCampaign } from '@wildpath/contract'

import { SwitchOnDialog } from '../switch-on/switch-on-dialog.tsx'
import { googleAds } from './google-ads.ts'
import { openedCampaignQuery } from './search-ads-queries.ts'

type EnableCampaignDialogProps = {
  accountId: string
  campaign: SearchCampaign
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Loads the places and keywords of a paused campaign, because the campaign list omits them. */
export function EnableCampaignDialog({ campaign, ...rest }: EnableCampaignDialogProps) {
  const opened = useQuery(openedCampaignQuery(rest.accountId, campaign.id)).data
  return (
    <SwitchOnDialog
      {...rest}
      platform={googleAds}
      ad={{
        ...campaign,
        places: opened?.places?.map(adPlaceText) ?? [],
        keywords: opened?.keywords?.map(({ text }) => text),
        negativeKeywords: opened?.negativeKeywords,
        address: campaign.finalUrl,
        dailyBudget: campaign.budget,
        schedule: opened?.schedule,
      }}
    />
  )
}
