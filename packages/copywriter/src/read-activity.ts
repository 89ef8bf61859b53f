import { readBrief } from './brief/read-brief.ts'
import type { CopyBrief } from './copy-brief.ts'
import { indoorTrades } from './ontology/index.ts'

/**
 * What the business does, in a few words ('kayaking'), as its pictures should show it: null for one
 * that is not outdoors, undefined when its words do not say.
 */
export function readActivity(brief: CopyBrief): string | null | undefined {
  const { trade, isTradeNamed } = readBrief(brief)
  if (indoorTrades.includes(trade)) return null
  return isTradeNamed ? `${trade.key.replaceAll('-', ' ')} ${trade.topic}` : undefined
}
