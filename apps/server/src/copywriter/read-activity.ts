import { detectTrade } from './brief/activity.ts'
import { withoutMarkup } from './brief/clean-text.ts'
import { readName } from './brief/read-brief.ts'
import type { CopyBrief } from './copy-brief.ts'
import { indoorTrades } from './ontology/index.ts'

/**
 * What the business does, in a few words ('kayaking'), as its pictures should show it: null for one
 * that is not outdoors, undefined when its words do not say.
 */
export function readActivity(brief: CopyBrief): string | null | undefined {
  const { trade, isNamed } = detectTrade(
    {
      name: readName(brief.businessName),
      product: withoutMarkup(brief.productService),
      offer: withoutMarkup(brief.mainOffer),
      audience: withoutMarkup(brief.targetCustomer),
    },
    brief.industry,
  )
  if (indoorTrades.includes(trade)) return null
  return isNamed ? `${trade.key.replaceAll('-', ' ')} ${trade.topic}` : undefined
}
