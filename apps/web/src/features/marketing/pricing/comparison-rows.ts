import {
  isThere,
  type PlanFeature,
  plans,
  product,
  type ShownPlanKey,
  shownPlanKeys,
  writingText,
} from '@wildpath/contract'

import { planFeatureText, type PlanSite } from '../../../entities/plan/plan-feature-text.ts'

export type ComparisonCell = { text: string; isPlanned: boolean } | null
export type ComparisonRow = { topic: string; cells: Record<ShownPlanKey, ComparisonCell> }

const badge = `'Made with ${product.name}' badge`

/**
 * What each plan says to a topic: names of features in the catalogue, or words for what a plan leaves out.
 * A plan that says nothing has what the one below it has.
 */
const topics: readonly { topic: string; free?: string; explorer?: string; leader?: string }[] = [
  { topic: 'Adventures', free: '1 funnel', explorer: 'Unlimited funnels' },
  { topic: 'Writing', free: writingText('free'), explorer: 'AI copy' },
  { topic: 'Templates', free: 'Basic templates' },
  { topic: 'Public pages', free: badge, leader: 'White-label' },
  { topic: 'HTML export', free: 'Watermarked exports', explorer: 'No watermark' },
  { topic: 'Look', free: 'Custom branding' },
  { topic: 'Address', free: 'Public link', explorer: 'Custom domains' },
  {
    topic: 'Numbers',
    free: 'Basic analytics',
    explorer: 'Advanced analytics',
    leader: 'Advanced reporting',
  },
  { topic: 'Ad pictures', explorer: 'Pictures for ads' },
  { topic: 'Advertising', explorer: 'Ads on Facebook and Google' },
  { topic: 'Experiments', explorer: 'A/B testing' },
  { topic: 'Email', free: 'Email integration' },
  { topic: 'After the form', free: 'Follow-ups' },
  { topic: 'Connections', explorer: 'API access', leader: 'Custom integrations' },
  { topic: 'Clients', leader: 'Client base camp' },
  { topic: 'Team', leader: 'Team collaboration' },
  { topic: 'Brands', leader: 'Multi-brand management' },
  {
    topic: 'Support',
    free: 'Community support',
    explorer: 'Priority support',
    leader: 'Dedicated support',
  },
  { topic: 'Wishes', leader: 'Priority feature requests' },
  { topic: 'Training', leader: 'Custom training' },
]

// The cheapest plan's entry wins: '(in every plan)' says nothing in a table.
const featureOf = new Map<string, PlanFeature>(
  shownPlanKeys
    .toReversed()
    .flatMap((key) => plans[key].features.map((feature) => [feature.name, feature] as const)),
)

/** The comparison table of /pricing, as it holds on an installation. */
export function comparisonRows(site: PlanSite): readonly ComparisonRow[] {
  const cell = (text: string | undefined): ComparisonCell => {
    if (text === undefined) return null
    const feature = featureOf.get(text)
    if (feature === undefined) return { text, isPlanned: false }
    return { text: planFeatureText(feature, site), isPlanned: !isThere(feature.capability, site) }
  }
  return topics.map((row) => {
    const free = cell(row.free)
    const explorer = cell(row.explorer) ?? free
    return {
      topic: row.topic,
      cells: { free, explorer, 'expedition-leader': cell(row.leader) ?? explorer },
    }
  })
}
