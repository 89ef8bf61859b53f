import { searchCampaignFormSchema } from '@wildpath/contract'

import type { SearchAds, SearchAdsFailure } from '../../providers/search-ads/search-ads.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdMaker } from './ad-creation-service.ts'
import { inReach } from './in-reach.ts'
import {
  madeCampaignSchema,
  makeSearchCampaign,
  undoSearchCampaign,
} from './make-search-campaign.ts'

type Options = {
  searchAds: SearchAds
  tokens: Pick<AccessTokens<SearchAdsFailure>, 'use'>
}

export function createSearchCampaignMaker({ searchAds, tokens }: Options): AdMaker {
  return {
    platform: 'google',
    codes: {
      refused: 'search-campaign-refused',
      notFound: 'search-campaign-not-found',
      unfinished: 'search-campaign-unfinished',
      silent: ['search-ads-unavailable', 'search-ads-busy'],
    },

    make({ userId, accountId: customerId, form, parts }, { note, isStopped }) {
      // A call that is repeated with a new token goes on where the first came to.
      let made = madeCampaignSchema.parse(parts)
      return tokens.use(userId, async (token) => {
        const answer = await makeSearchCampaign({
          searchAds,
          access: { token, customerId },
          form: searchCampaignFormSchema.parse(form),
          made,
          isStopped,
          async note(next) {
            await note(next)
            made = next
          },
        })
        return inReach(answer, async () => {
          const accounts = await searchAds.listAccounts(token)
          return accounts.ok && accounts.value.some((account) => account.customerId === customerId)
        })
      })
    },

    madeOf({ parts }) {
      const { campaign } = madeCampaignSchema.parse(parts)
      return campaign === undefined ? null : { id: campaign.id }
    },

    undo({ userId, accountId: customerId, form, parts }) {
      return tokens.use(userId, (token) =>
        undoSearchCampaign({
          searchAds,
          access: { token, customerId },
          form: searchCampaignFormSchema.parse(form),
          made: madeCampaignSchema.parse(parts),
        }),
      )
    },
  }
}
