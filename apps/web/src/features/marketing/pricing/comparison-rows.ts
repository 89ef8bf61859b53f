import { plans, product, shownPlanKeys, type ShownPlanKey } from '@wildpath/contract'

export type ComparisonCell = { text: string; isPlanned: boolean } | null
export type ComparisonRow = { topic: string; cells: Record<ShownPlanKey, ComparisonCell> }

const badge = `'Made with ${product.name}' badge`

/**
 * What each plan says to a topic: names of features in the catalogue, or words for what a plan leaves out.
 * A plan that says nothing has what the one below it has.
 */
const topics: readonly { topic: string; free?: string; explorer?: string; leader?: string }[] = [
  { topic: 'Adventures', free: '1 funnel', explorer: 'Unlimited funnels' },
  { topic: 'Writing', free: 'Copy at creation and three rewrites', explorer: 'AI copy' },
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

const plannedNames = new Set<string>(
  shownPlanKeys.flatMap((key) =>
    plans[key].features.filter((feature) => feature.isPlanned).map((feature) => feature.name),
  ),
)

/** The comparison table of /pricing. */
export const comparisonRows: readonly ComparisonRow[] = topics.map((row) => {
  const free = cell(row.free)
  const explorer = cell(row.explorer) ?? free
  return {
    topic: row.topic,
    cells: { free, explorer, 'expedition-leader': cell(row.leader) ?? explorer },
  }
})

function cell(text: string | undefined): ComparisonCell {
  return text === undefined ? null : { text, isPlanned: plannedNames.has(text) }
}
