/** What articles say of plans and times; each stands in them as `{{name}}`. */
export type HelpValues = {
  'product.name': string
  'free.label': string
  'free.funnels': string
  'free.regenerations': string
  'explorer.label': string
  'explorer.price': string
  'leader.label': string
  'leader.price': string
  'trial.days': string
  'refund.days': string
  'deleted.days': string
}

type SoldPlan = { label: string; priceCents: number }

/** Where the values come from: the plan catalogue of the contract, and what the server keeps. */
export type HelpSources = {
  product: { name: string }
  plans: {
    'free': { label: string; funnelLimit: number; regenerationLimit: number }
    'explorer': SoldPlan
    'expedition-leader': SoldPlan
  }
  priceText(cents: number): string
  trialDays: number
  refundDays: number
  keptDeletedDays: number
}

/** The catalogue in the words of the articles. */
export function helpValuesOf(sources: HelpSources): HelpValues {
  const { free, explorer, 'expedition-leader': leader } = sources.plans
  return {
    'product.name': sources.product.name,
    'free.label': free.label,
    'free.funnels': wordOf(free.funnelLimit),
    'free.regenerations': wordOf(free.regenerationLimit),
    'explorer.label': explorer.label,
    'explorer.price': sources.priceText(explorer.priceCents),
    'leader.label': leader.label,
    'leader.price': sources.priceText(leader.priceCents),
    'trial.days': String(sources.trialDays),
    'refund.days': String(sources.refundDays),
    'deleted.days': String(sources.keptDeletedDays),
  }
}

/** Puts the values in their places; a name that nobody knows is a mistake in the article. */
export function fillValues(text: string, values: HelpValues): string {
  return text.replace(/\{\{([^}]*)\}\}/g, (_, name: string) => {
    if (!isName(name, values)) throw new Error(`No value is called ${name}`)
    return values[name]
  })
}

function isName(name: string, values: HelpValues): name is keyof HelpValues {
  return Object.hasOwn(values, name)
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function wordOf(count: number): string {
  return words[count] ?? String(count)
}
