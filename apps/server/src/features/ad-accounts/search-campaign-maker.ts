import { searchCampaignFormSchema } from '@wildpath/contract'

import type { SearchAds, SearchAdsFailure } from '../../providers/search-ads/search-ads.ts'
import { ok } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'
import type { AdMaker } from './ad-creation-service.ts'
import { keyOf } from './ad-key.ts'
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
    },

    make({ userId, accountId: customerId, form, parts }, note) {
      // A call that is repeated with a new token goes on where the first came to.
      let made = madeCampaignSchema.parse(parts)
      return tokens.use(userId, (token) =>
        makeSearchCampaign({
          searchAds,
          access: { token, customerId },
          form: searchCampaignFormSchema.parse(form),
          made,
          async note(next) {
            await note(next)
            made = next
          },
        }),
      )
    },

    madeOf({ parts }) {
      const { campaign } = madeCampaignSchema.parse(parts)
      return campaign === undefined ? null : { id: campaign.id }
    },

    async findMade({ id, userId, accountId: customerId, parts }) {
      const { campaign } = madeCampaignSchema.parse(parts)
      if (campaign === undefined) return ok(null)
      if (campaign.id !== null) return ok(campaign.id)
      return tokens.use(userId, (token) => searchAds.findMade({ token, customerId }, keyOf(id)))
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
