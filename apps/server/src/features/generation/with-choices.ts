import {
  type BusinessFacts,
  type BusinessInfo,
  type GeneratedContent,
  listFacts,
  type PlannedContent,
} from '@wildpath/contract'
import type { PageGoal, PagePlan } from '@wildpath/page/compose'
import { planPage } from '@wildpath/page/plan'
import { suggestedDetails } from '@wildpath/page/lead-form'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import { activityOf } from './activity-of.ts'

/**
 * Adds the design, order and pictures of the page, the kinds of its form's fields, and the language if it is
 * other than English. All are chosen once, so that a page keeps them when its text is edited.
 */
export async function withChoices(
  content: GeneratedContent,
  {
    business,
    facts,
    copywriter,
  }: { business: BusinessInfo; facts: BusinessFacts; copywriter: Copywriter },
): Promise<PlannedContent> {
  const plan = await planFor(business, { goal: content.landing_page.goal, copywriter })
  const { landing_page: page } = content
  const details = suggestedDetails(page.form_fields)
  const language = page.language ?? findForeignLanguage(facts)
  return {
    ...content,
    landing_page: {
      ...page,
      ...(language && { language }),
      ...(details && { form_details: details }),
      plan,
    },
  }
}

/** Theme, order and pictures of the page of a business. */
export async function planFor(
  business: BusinessInfo,
  { goal, copywriter }: { goal: PageGoal | undefined; copywriter: Copywriter },
): Promise<PagePlan> {
  const { product_service, business_name, main_offer, brand_tone } = business
  return planPage({
    words: `${product_service} ${business_name} ${main_offer}`,
    activity: await activityOf(business, copywriter),
    tone: brand_tone,
    goal,
  })
}

/** Models write in the language of this fact but do not return its tag. */
function findForeignLanguage(facts: BusinessFacts): string | undefined {
  const [language] = listFacts(facts, 'language')
  return language?.value.tag.startsWith('en') === false ? language.value.tag : undefined
}
