import type { Capability } from './capabilities.ts'

/**
 * The one plan catalogue (spec 1, section 6; product.md, 'Plans and money'): pricing, gates, dialogs and
 * checkout read it. It imports next to nothing, so that the public pages carry no more than they show.
 */

export const planKeys = ['free', 'explorer', 'expedition-leader', 'admin'] as const
export type PlanKey = (typeof planKeys)[number]

/** The plans that money buys, the cheaper one first. */
export const soldPlanKeys = ['explorer', 'expedition-leader'] as const
export type SoldPlanKey = (typeof soldPlanKeys)[number]

/** The three plans that people see next to each other; `admin` is a role and never offered. */
export const shownPlanKeys = ['free', ...soldPlanKeys] as const
export type ShownPlanKey = (typeof shownPlanKeys)[number]

/** What a plan may open besides funnels. */
export type Feature =
  | 'custom-domains'
  | 'white-label'
  | 'clean-exports'
  | 'feature-requests'
  | 'custom-training'
  | 'ad-images'
  | 'ad-accounts'

export type PlanFeature = {
  /** The specification's words. */
  name: string
  /** Follows the name where it alone would promise too much. */
  detail: string | null
  /** Says whether it is there; wherever the feature is listed, so is that. */
  capability: Capability
  /** Every plan has it, also those whose lists do not name it: no reason to pay. */
  isInEveryPlan: boolean
}

export type Plan = {
  key: PlanKey
  label: string
  /** How many funnels may exist, and be edited, at a time; null is unlimited. */
  funnelLimit: number | null
  /** How often the texts of a funnel may be written anew; null is unlimited. */
  regenerationLimit: number | null
  opens: readonly Feature[]
}

/** A plan on the price list. `priceId` is also the lookup key of the price at the payment provider. */
export type ShownPlan = Plan & {
  key: ShownPlanKey
  tagline: string
  productId: string
  priceId: string
  /** US cents for one interval. */
  priceCents: number
  currency: 'usd'
  interval: 'month'
  /** The plan whose features this one has too. */
  includes: ShownPlanKey | null
  features: readonly PlanFeature[]
}

/** Days of a trial, once a person; days of a paid period; days within which money is given back. */
export const trialDays = 14
export const paidPeriodDays = 30
export const refundDays = 30

const feature = (
  name: string,
  capability: Capability,
  detail: string | null = null,
): PlanFeature => ({ name, detail, capability, isInEveryPlan: false })
const everywhere = (name: string, capability: Capability): PlanFeature => ({
  name,
  detail: '(in every plan)',
  capability,
  isInEveryPlan: true,
})
const freeRewrites = 3
const everyFeature = [
  'custom-domains',
  'white-label',
  'clean-exports',
  'feature-requests',
  'custom-training',
  'ad-images',
  'ad-accounts',
] as const

export const plans = {
  'free': {
    key: 'free',
    label: 'Base Camp',
    tagline: 'Pitch the tent and see how far it takes you.',
    productId: 'base-camp',
    priceId: 'base-camp-monthly',
    priceCents: 0,
    currency: 'usd',
    interval: 'month',
    funnelLimit: 1,
    regenerationLimit: freeRewrites,
    opens: [],
    includes: null,
    features: [
      feature('1 funnel', 'funnels'),
      feature('Basic templates', 'page-templates'),
      feature('Watermarked exports', 'html-export'),
      feature('Community support', 'community-support'),
      feature('Basic analytics', 'basic-analytics'),
      feature('Email integration', 'email-integration'),
      // The specification lists these for Explorer only, but every plan has them.
      feature(copyText(freeRewrites), 'copywriting'),
      feature('Follow-ups', 'follow-ups'),
      feature('Custom branding', 'custom-branding'),
    ],
  },
  'explorer': {
    key: 'explorer',
    label: 'Explorer',
    tagline: 'For a business that runs more than one kind of trip.',
    productId: 'explorer',
    priceId: 'explorer-monthly',
    priceCents: 2999,
    currency: 'usd',
    interval: 'month',
    funnelLimit: null,
    regenerationLimit: null,
    opens: ['custom-domains', 'clean-exports', 'ad-images', 'ad-accounts'],
    includes: null,
    features: [
      feature('Unlimited funnels', 'funnels'),
      feature('AI copy', 'copywriting', 'with unlimited rewrites'),
      everywhere('Follow-ups', 'follow-ups'),
      everywhere('Custom branding', 'custom-branding'),
      feature('Priority support', 'priority-support'),
      feature('No watermark', 'html-export', 'in exported HTML'),
      feature('Advanced analytics', 'advanced-analytics'),
      feature('A/B testing', 'experiments'),
      feature('Custom domains', 'custom-domains', 'or a subdomain you choose'),
      feature('API access', 'api-access'),
      // The specification's list leaves these out, and people are offered this plan for them.
      feature('Pictures for ads', 'ad-pictures'),
      feature('Ads on Facebook and Google', 'ad-accounts'),
    ],
  },
  'expedition-leader': {
    key: 'expedition-leader',
    label: 'Expedition Leader',
    tagline: 'For agencies and outfitters with several brands.',
    productId: 'expedition-leader',
    priceId: 'expedition-leader-monthly',
    priceCents: 12999,
    currency: 'usd',
    interval: 'month',
    funnelLimit: null,
    regenerationLimit: null,
    opens: everyFeature,
    includes: 'explorer',
    features: [
      feature('White-label', 'white-label', 'pages and emails'),
      feature('Client base camp', 'client-base-camp'),
      feature('Team collaboration', 'team'),
      feature('Dedicated support', 'dedicated-support'),
      feature('Custom integrations', 'custom-integrations'),
      feature('Advanced reporting', 'advanced-reporting'),
      feature('Multi-brand management', 'multi-brand'),
      feature('Priority feature requests', 'feature-requests'),
      feature('Custom training', 'custom-training'),
    ],
  },
  'admin': {
    key: 'admin',
    label: 'Admin',
    funnelLimit: null,
    regenerationLimit: null,
    opens: everyFeature,
  },
} as const satisfies Record<ShownPlanKey, ShownPlan> & { admin: Plan }

/** What a plan includes of writing, in the words of its lists; the numbers are the catalogue's. */
export function writingText(plan: PlanKey): string {
  const { regenerationLimit } = plans[plan]
  return regenerationLimit === null ? 'AI features' : copyText(regenerationLimit)
}

function copyText(rewrites: number): string {
  return `AI copy at creation and ${rewrites} rewrites`
}

/** '$29.99', '$100.00', and '$0' for nothing. */
export function priceText(cents: number): string {
  const text = (Math.abs(cents) / 100).toFixed(cents === 0 ? 0 : 2)
  return `${cents < 0 ? '-' : ''}$${text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
}

// What earlier links and records call two of the plans (product.md, 'Plans and money').
const aliases: Record<string, PlanKey> = { pro: 'explorer', agency: 'expedition-leader' }

/** The plan of a `plan` parameter that money buys, old names included; null for anything else. */
export function findSoldPlan(name: string | null | undefined): SoldPlanKey | null {
  const key = aliases[name ?? ''] ?? name
  return soldPlanKeys.find((sold) => sold === key) ?? null
}

/** A price id maps back to its plan; one that nobody knows maps to free (spec 1, section 3). */
export function planOfPrice(priceId: string): PlanKey {
  return soldPlanKeys.find((key) => plans[key].priceId === priceId) ?? 'free'
}

/** What to offer somebody on `plan`, the recommended one first (spec 2, 'Upgrade dialog'). */
export function plansAbove(plan: PlanKey): readonly SoldPlanKey[] {
  if (plan === 'free') return soldPlanKeys
  return plan === 'explorer' ? ['expedition-leader'] : []
}
