// Writes the built-in copywriter's funnels for a list of briefs, as one JSON object by brief id:
//   node scripts/write-copy.mjs [briefs.json] [--seed word] > results.json
// With --text it prints them to be read instead, and with --time how long one funnel takes.
import './tsx-hook.mjs'

import { readFileSync } from 'node:fs'

import { industries, noFacts } from '@wildpath/contract'
import { writeFunnelCopy } from '@wildpath/copywriter'

/** @typedef {import('@wildpath/copywriter').CopyBrief} CopyBrief */
/** @typedef {{ id: string, input: Record<string, string>, facts?: import('@wildpath/contract').BusinessFacts }} Brief */

const rest = process.argv.slice(2)
const seedAt = rest.indexOf('--seed')
const seed = seedAt === -1 ? null : (rest[seedAt + 1] ?? null)
const path =
  rest.find((word, index) => !word.startsWith('--') && (seedAt === -1 || index !== seedAt + 1)) ??
  'packages/copywriter/src/testing/briefs.fixture.json'
/** @type {Brief[]} */
const briefs = JSON.parse(readFileSync(path, 'utf8'))

const createdAt = '2026-03-01T08:00:00.000Z'
/** @param {Brief} brief */
function write({ id, input, facts }) {
  const brief = /** @type {CopyBrief} */ ({
    businessName: input['business_name'] ?? '',
    industry: industries.includes(/** @type {never} */ (input['industry']))
      ? input['industry']
      : 'other',
    productService: input['product_service'] ?? '',
    mainOffer: input['main_offer'] ?? '',
    targetCustomer: input['target_customer'] ?? '',
    brandTone: input['brand_tone'] ?? 'friendly',
    facts: facts ?? noFacts,
  })
  return writeFunnelCopy(brief, { seed: seed ?? id, createdAt })
}

if (rest.includes('--time')) {
  for (const brief of briefs) write(brief)
  const times = briefs.map((brief) => {
    const start = performance.now()
    write(brief)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  const [median, most] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0]
  console.log(
    `ms per funnel: mean ${mean.toFixed(1)}, median ${median.toFixed(1)}, most ${most.toFixed(1)}`,
  )
} else if (rest.includes('--text')) {
  for (const brief of briefs) console.log(readable(brief, write(brief)))
} else {
  console.log(
    JSON.stringify(Object.fromEntries(briefs.map((brief) => [brief.id, write(brief)])), null, 1),
  )
}

/**
 * @param {Brief} brief
 * @param {ReturnType<typeof writeFunnelCopy>} content
 */
function readable({ id, input }, content) {
  const page = content.landing_page
  /** @param {{ headline: string, body: string }} ad */
  const ad = ({ headline, body }) => `  [${headline}] ${body}`
  return [
    `\n######## ${id} (${input['business_name']}, ${input['brand_tone']})`,
    `P: ${input['product_service']}\nC: ${input['target_customer']}\nO: ${input['main_offer']}\n`,
    `H1  ${page.headline}\nSUB ${page.subheadline}`,
    ...page.benefits.map((text) => `  * ${text}`),
    page.offer && `OFFER ${page.offer.title} :: ${page.offer.text}`,
    page.story && `STORY ${page.story.title} :: ${page.story.text}`,
    page.good_to_know &&
      `KNOW ${page.good_to_know.title} :: ${page.good_to_know.items.join(' | ')}`,
    page.steps &&
      `STEPS ${page.steps.items.map((step) => `${step.title}: ${step.text}`).join(' | ')}`,
    page.bring && `BRING ${page.bring.items.join(' | ')}`,
    ...(page.faq ?? []).map(({ question, answer }) => `  ? ${question} ${answer}`),
    `CTA ${page.cta_text}   FORM ${page.form_fields.join(', ')}`,
    'FB',
    ...content.ad_copy.facebook_ads.map(ad),
    'GO',
    ...content.ad_copy.google_ads.map(ad),
    ...(rest.includes('--mail')
      ? [
          ...content.follow_up_emails,
          `THANKS ${content.thank_you_page.headline} :: ${content.thank_you_page.message} :: ${content.thank_you_page.next_steps.join(' | ')}`,
        ]
      : []),
  ]
    .filter(Boolean)
    .join('\n')
}
