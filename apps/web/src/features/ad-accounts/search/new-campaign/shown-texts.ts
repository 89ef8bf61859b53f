import { completeSearchTexts } from '@wildpath/contract'

import type { SearchCampaignValues } from './search-campaign-values.ts'

export type ShownText = {
  text: string
  /** Added because Google asks for more than there are. */
  isAdded: boolean
}

type Typed = Pick<
  Partial<SearchCampaignValues>,
  'headline' | 'description' | 'moreHeadlines' | 'moreDescriptions'
>

/** All texts that a campaign is made with, as far as they are typed. */
export function shownTexts({
  headline = '',
  description = '',
  moreHeadlines = [],
  moreDescriptions = [],
}: Typed): Record<'headlines' | 'descriptions', ShownText[]> {
  const shown = completeSearchTexts({ headline, description, moreHeadlines, moreDescriptions })
  return {
    headlines: marked(shown.headlines, [headline, ...moreHeadlines]),
    descriptions: marked(shown.descriptions, [description, ...moreDescriptions]),
  }
}

function marked(texts: readonly string[], given: readonly string[]): ShownText[] {
  const own = new Set(given.map((text) => text.trim()))
  return texts.map((text) => ({ text, isAdded: !own.has(text) }))
}
