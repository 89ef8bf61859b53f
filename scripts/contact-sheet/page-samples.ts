import { readFileSync } from 'node:fs'
import { noFacts } from '@wildpath/contract'
import { composeGeneratedPage, type GeneratedPageInput } from '@wildpath/page/compose'
import { planPage } from '@wildpath/page/plan'
import type { PageTheme } from '@wildpath/page/themes'

import { classifyActivity, type CopyBrief, writeFunnelCopy } from '@wildpath/copywriter'

const briefsFile = new URL(
  '../../packages/copywriter/src/testing/briefs.fixture.json',
  import.meta.url,
)

type Brief = { id: string; input: Record<string, string> }

/** Businesses that differ in what they do, for whom and in which tone. */
const samples = [
  'rafting-caps',
  'kayak-html',
  'surf-i',
  'climb-gym',
  'hike-school',
  'lodge-lux',
  'gear-rental',
  'whale',
  'ski',
  'paraglide',
  'safari',
  'mtb',
  'glamping',
  'balloon',
  'husky',
  'dive-cold',
]

/** The first generated page of each sample, or of the briefs named. */
export function samplePages(names: readonly string[]) {
  const briefs = JSON.parse(readFileSync(briefsFile, 'utf8')) as Brief[]
  const wanted = names.length > 0 ? names : samples
  return briefs
    .filter(({ id }) => wanted.includes(id))
    .map((brief) => ({ name: brief.id, ...pageOf(brief) }))
}

/** The page of a brief, as a new funnel shows it; in another theme when one is given. */
export function pageOf({ id, input }: Brief, theme?: PageTheme) {
  const copyBrief = {
    businessName: input['business_name'] ?? '',
    industry: input['industry'],
    productService: input['product_service'] ?? '',
    mainOffer: input['main_offer'] ?? '',
    targetCustomer: input['target_customer'] ?? '',
    brandTone: input['brand_tone'],
    facts: noFacts,
  } as CopyBrief
  const content = writeFunnelCopy(copyBrief, { seed: id, createdAt: '2026-03-01T08:00:00.000Z' })
  const tone = input['brand_tone'] ?? ''
  const plan =
    content.landing_page.plan ??
    planPage({
      words: `${copyBrief.productService} ${copyBrief.businessName}`,
      activity: classifyActivity(copyBrief).activity,
      tone,
      goal: content.landing_page.goal,
    })
  const pageInput: GeneratedPageInput = {
    businessName: copyBrief.businessName,
    mainOffer: copyBrief.mainOffer,
    landingPage: { ...content.landing_page, plan: { ...plan, theme: theme ?? plan.theme } },
    thankYouPage: content.thank_you_page,
    branding: {},
    productService: copyBrief.productService,
  }
  const ads = [...content.ad_copy.facebook_ads, ...content.ad_copy.google_ads]
  const words = Object.values(input).join('\n')
  return { page: composeGeneratedPage(pageInput), input: pageInput, plan, ads, words }
}

/** The same business in a theme. */
export function pageInTheme(name: string, theme: PageTheme) {
  const briefs = JSON.parse(readFileSync(briefsFile, 'utf8')) as Brief[]
  const brief = briefs.find(({ id }) => id === name)
  if (brief === undefined) throw new Error(`No brief is called ${name}`)
  return pageOf(brief, theme).page
}
