import { taggedAddress } from '@wildpath/ads'
import { type Funnel, searchAdLimits } from '@wildpath/contract'

import { adName } from '../../ad-name.ts'
import { proposeHeadlines, statesOffer } from '../../propose-headlines.ts'
import { keywordsOfBusiness } from './keywords-of-business.ts'
import type { SearchCampaignValues } from './search-campaign-values.ts'

type Advertised = Pick<Funnel, 'business_info' | 'business_facts' | 'public_url' | 'slug'>

type SearchAd = { id: string; headline: string; body: string }

/**
 * The campaign of an adventure's ad as the wizard begins with it. The adventure's other Google ads lend their texts, as
 * far as Google takes them: it tries several.
 */
export function campaignOfAdventure(
  funnel: Advertised,
  ad: SearchAd,
  others: readonly SearchAd[],
): Partial<SearchCampaignValues> {
  const { name, headline, headlines, description, descriptions } = searchAdLimits
  const keywords = keywordsOfBusiness(funnel)
  const rest = others.filter(({ id }) => id !== ad.id)
  const proposed = proposeHeadlines(funnel, headline)
  const first = statesOffer(ad.headline, funnel.business_info)
    ? ad.headline
    : (proposed[0] ?? ad.headline)
  const lent = rest.map((one) => one.headline).filter((text) => text.trim().includes(' '))
  return {
    name: adName(funnel.business_info, first).slice(0, name),
    headline: first,
    description: ad.body,
    moreHeadlines: further(first, {
      texts: lent.length < 2 ? [...lent, ...proposed] : lent,
      limit: headline,
      most: headlines.most - 1,
    }),
    moreDescriptions: further(ad.body, {
      texts: rest.map((one) => one.body),
      limit: description,
      most: descriptions.most - 1,
    }),
    finalUrl: taggedAddress(funnel.public_url, {
      platform: 'google',
      campaign: funnel.slug,
      adId: ad.id,
    }),
    ...(keywords.length > 0 && { keywords }),
  }
}

type Lent = { texts: readonly string[]; limit: number; most: number }

/** The texts that fit, each once and none that is there already. */
function further(first: string, { texts, limit, most }: Lent): string[] {
  const fitting = texts.filter((text) => text.length <= limit && text !== '' && text !== first)
  return [...new Set(fitting)].slice(0, most)
}
