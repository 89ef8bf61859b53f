import type { BusinessFacts, GeneratedContent } from '@wildpath/contract'

import { alpineHut } from './businesses/alpine-hut.ts'
import { balloon } from './businesses/balloon.ts'
import { birding } from './businesses/birding.ts'
import { campervan } from './businesses/campervan.ts'
import { canyoning } from './businesses/canyoning.ts'
import { climbingGym } from './businesses/climbing-gym.ts'
import { diveSchool } from './businesses/dive-school.ts'
import { dogSled } from './businesses/dog-sled.ts'
import { dogTrainer } from './businesses/dog-trainer.ts'
import { ebikes } from './businesses/ebikes.ts'
import { estateAgent } from './businesses/estate-agent.ts'
import { flyFishing } from './businesses/fly-fishing.ts'
import { gearRepair } from './businesses/gear-repair.ts'
import { glamping } from './businesses/glamping.ts'
import { mountainGuide } from './businesses/mountain-guide.ts'
import { rafting } from './businesses/rafting.ts'
import { restaurant } from './businesses/restaurant.ts'
import { seaKayak } from './businesses/sea-kayak.ts'
import { skiSchool } from './businesses/ski-school.ts'
import { stargazing } from './businesses/stargazing.ts'
import { surfSchool } from './businesses/surf-school.ts'
import { trailHorses } from './businesses/trail-horses.ts'
import { yogaRetreat } from './businesses/yoga-retreat.ts'
import { zipline } from './businesses/zipline.ts'
import type { SampleBusiness } from './sample-business.ts'

export type { SampleBusiness } from './sample-business.ts'

export const sampleBusinesses = {
  seaKayak,
  rafting,
  trailHorses,
  ebikes,
  surfSchool,
  diveSchool,
  climbingGym,
  mountainGuide,
  zipline,
  alpineHut,
  glamping,
  balloon,
  dogSled,
  skiSchool,
  flyFishing,
  birding,
  yogaRetreat,
  gearRepair,
  estateAgent,
  restaurant,
  canyoning,
  dogTrainer,
  stargazing,
  campervan,
} satisfies Record<string, SampleBusiness>

const createdAt = '2026-03-01T08:00:00.000Z'

/** Confirmed facts of a business; the ones that nobody confirmed are for the reader of answers to find. */
export function factsOf({ facts }: SampleBusiness): BusinessFacts {
  const confirmed = facts.map(([kind, value], index) => ({
    kind,
    value,
    id: `${kind}-${index}`,
    source: 'owner',
    confidence: 'high',
    is_confirmed: true,
  }))
  return { version: 1, facts: confirmed as BusinessFacts['facts'], dismissed: [] }
}

/** The `take`th answer of a writer: other heroes, benefits, questions, ads and letters of the same business. */
export function answerOf(business: SampleBusiness, take: number): GeneratedContent {
  const one = <T>(list: readonly T[]): T => {
    const found = list[take % list.length]
    if (found === undefined) throw new Error('an empty list')
    return found
  }
  const some = <T>(list: readonly T[], count: number): T[] =>
    list.map((_, index) => list[(take + index) % list.length] as T).slice(0, count)
  const titled = ([title, text]: readonly [string, string]) => ({ title, text })
  const ads = <P extends 'facebook' | 'google'>(platform: P, rows: readonly [string, string][]) =>
    some(rows, 3).map(([headline, body], index) => ({
      id: `${platform}-${index}`,
      headline,
      body,
      platform,
      createdAt,
    }))
  const [headline, subheadline] = one(business.heroes)
  const [thanks, message, next_steps] = business.thanks
  return {
    landing_page: {
      headline,
      subheadline,
      benefits: some(business.benefits, 4),
      cta_text: one(business.buttons),
      cta_url: '#',
      form_fields: business.fields,
      offer: titled(business.offer),
      ...(take !== 1 && { story: titled(business.story) }),
      steps: { title: 'How it goes', items: business.steps.map(titled) },
      bring: { title: 'What to bring', items: business.bring },
      good_to_know: { title: 'Good to know', items: business.know },
      faq: some(business.faq, 4).map(([question, answer]) => ({ question, answer })),
    },
    thank_you_page: { headline: thanks, message, next_steps },
    ad_copy: {
      facebook_ads: ads('facebook', business.facebook),
      google_ads: ads('google', business.google),
    },
    follow_up_emails: business.emails.map(one),
  }
}
