import { correctTexts } from '@wildpath/page/compose'

import { businessInfoSchema } from './business-info.ts'
import type { Funnel } from './funnel.ts'
import { type Correction, correctText, listCorrections } from './facts/list-corrections.ts'
import { generatedContentSchema } from './generated-content.ts'

type Content = Pick<Funnel, 'business_info' | 'business_facts' | 'generated_content'>
type Change<Part> = { before: Part; after: Part }

/** Lists the values that a change of facts corrects, in the language of the page. */
export function listCorrectionsOf({ before, after }: Change<Content>): Correction[] {
  if (before.business_facts === after.business_facts) return []
  const { language } = after.generated_content.landing_page
  return listCorrections(before.business_facts, after.business_facts, language)
}

/**
 * Replaces the old values of corrected facts in the answers and in the texts of the pages, ads, and emails. Keeps
 * testimonials and texts that would become too long.
 */
export function correctContent<Whole extends Content>(change: Change<Whole>): Whole {
  const { after } = change
  const corrections = listCorrectionsOf(change)
  if (corrections.length === 0) return after
  const correct = (text: string) => correctText(text, corrections)
  const { landing_page, thank_you_page, ad_copy, follow_up_emails } = after.generated_content
  const { shape } = generatedContentSchema
  const { testimonials: _quotes, ...texts } = landing_page
  const { main_offer, product_service, target_customer } = after.business_info
  const answers = {
    main_offer: correct(main_offer),
    product_service: correct(product_service),
    target_customer: correct(target_customer),
  }
  return {
    ...after,
    business_info: correctFields(after.business_info, answers, businessInfoSchema),
    generated_content: {
      ...after.generated_content,
      landing_page: correctFields(landing_page, correctTexts(texts, correct), shape.landing_page),
      thank_you_page: correctFields(
        thank_you_page,
        correctTexts(thank_you_page, correct),
        shape.thank_you_page,
      ),
      ad_copy: {
        facebook_ads: correctItems(
          ad_copy.facebook_ads,
          correct,
          shape.ad_copy.shape.facebook_ads.element,
        ),
        google_ads: correctItems(
          ad_copy.google_ads,
          correct,
          shape.ad_copy.shape.google_ads.element,
        ),
      },
      follow_up_emails: correctTexts(follow_up_emails, correct),
    },
  }
}

function correctItems<Item extends object>(
  items: readonly Item[],
  correct: (text: string) => string,
  schema: Schema,
): Item[] {
  return items.map((item) => correctFields(item, correctTexts(item, correct), schema))
}

type Schema = { safeParse: (value: unknown) => { success: boolean } }

/** Takes over the corrected fields that the schema accepts. */
function correctFields<Fields extends object>(
  fields: Fields,
  corrected: Partial<Fields>,
  schema: Schema,
): Fields {
  return Object.entries(corrected).reduce<Fields>((kept, [name, value]) => {
    const next = { ...kept, [name]: value }
    return schema.safeParse(next).success ? next : kept
  }, fields)
}
