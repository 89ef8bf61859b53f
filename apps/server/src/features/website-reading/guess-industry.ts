import type { BusinessInfo, Industry, WebsiteAnswers } from '@wildpath/contract'
import { answersOf } from '@wildpath/copywriter/brief'

import type { Copywriter } from '../../copywriter-pool/index.ts'

type Classified = Extract<Awaited<ReturnType<typeof classify>>, { ok: true }>['value']['activity']
type ActivityKey = NonNullable<Classified>

const classify = (copywriter: Copywriter, business: BusinessInfo) =>
  copywriter.run('classifyActivity', answersOf(business))

/** Under which of the form's industries somebody who does this looks for themselves. */
const industryOf: Partial<Record<ActivityKey, Industry>> = {
  'rafting': 'outdoor-adventure',
  'canyoning': 'outdoor-adventure',
  'caving': 'outdoor-adventure',
  'zipline': 'outdoor-adventure',
  'kayaking': 'water-sports',
  'canoeing': 'water-sports',
  'sup': 'water-sports',
  'cage-diving': 'water-sports',
  'freediving': 'water-sports',
  'diving': 'water-sports',
  'snorkelling': 'water-sports',
  'wild-swimming': 'water-sports',
  'sailing': 'water-sports',
  'surfing': 'water-sports',
  'kitesurfing': 'water-sports',
  'climbing-gym': 'climbing',
  'via-ferrata': 'climbing',
  'rock-climbing': 'climbing',
  'mountaineering': 'guiding',
  'hiking': 'guiding',
  'backpacking': 'guiding',
  'snowshoeing': 'guiding',
  'ski-touring': 'guiding',
  'fishing': 'guiding',
  'wildlife': 'guiding',
  'birding': 'guiding',
  'safari': 'guiding',
  'whale-watching': 'guiding',
  'photography-tour': 'guiding',
  'foraging': 'guiding',
  'boat-tour': 'outdoor-adventure',
  'mountain-biking': 'outdoor-adventure',
  'bike-touring': 'outdoor-adventure',
  'off-road': 'outdoor-adventure',
  'dog-sledding': 'outdoor-adventure',
  'snowmobile': 'outdoor-adventure',
  'heli-skiing': 'outdoor-adventure',
  'skiing': 'outdoor-adventure',
  'horse-riding': 'outdoor-adventure',
  'ballooning': 'outdoor-adventure',
  'gliding': 'outdoor-adventure',
  'paragliding': 'outdoor-adventure',
  'skydiving': 'outdoor-adventure',
  'stargazing': 'outdoor-adventure',
  'falconry': 'outdoor-adventure',
  'animal-walks': 'outdoor-adventure',
  'archery': 'outdoor-adventure',
  'bushcraft': 'outdoor-adventure',
  'kids-camp': 'outdoor-adventure',
  'trail-running': 'outdoor-adventure',
  'navigation': 'outdoor-adventure',
  'glamping': 'lodging',
  'camping': 'lodging',
  'lodge': 'lodging',
  'gear-rental': 'outdoor-gear',
  'gear-shop': 'outdoor-gear',
  'bakery': 'restaurant',
  'restaurant': 'restaurant',
  'education': 'education',
  'saas': 'saas',
  'agency': 'agency',
  'ecommerce': 'ecommerce',
  'coaching': 'coaching',
  'legal': 'legal',
  'finance': 'finance',
  'real-estate': 'real-estate',
  'dentist': 'healthcare',
  'healthcare': 'healthcare',
  'yoga': 'fitness',
  'fitness': 'fitness',
}

/** What the business does; null where the words do not say it. */
export async function guessActivity(
  answers: WebsiteAnswers,
  copywriter: Copywriter,
): Promise<ActivityKey | null> {
  const classified = await classify(copywriter, {
    business_name: answers.business_name ?? '',
    industry: 'other',
    product_service: answers.product_service ?? '',
    target_customer: answers.target_customer ?? '',
    main_offer: answers.main_offer ?? '',
    brand_tone: 'friendly',
  })
  return classified.ok ? classified.value.activity : null
}

/** Null where the words do not say what the business does. */
export async function guessIndustry(
  answers: WebsiteAnswers,
  copywriter: Copywriter,
): Promise<Industry | null> {
  const activity = await guessActivity(answers, copywriter)
  return activity === null ? null : (industryOf[activity] ?? null)
}
