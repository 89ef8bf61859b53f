import { cutAtWord } from '@wildpath/ads/picture-prompt'
import type { Funnel } from '@wildpath/contract'
import { type BusinessSetting, describeSetting, readBusinessSetting } from '@wildpath/illustrator'

/** Setting shared by all ad pictures of an adventure, for the illustrator and as a prompt sentence for an image model. */
export type PictureContext = { setting: BusinessSetting; context: string }

/** Maximum length of each part of the context, in characters. */
const longestPart = 80

/** Prefers confirmed facts to the owner's answers. */
export function describeBusiness({
  business_info: info,
  business_facts,
}: Pick<Funnel, 'business_info' | 'business_facts'>): PictureContext {
  const facts = business_facts.facts.filter((fact) => fact.is_confirmed)
  const offerings = facts.flatMap((fact) => (fact.kind === 'offering' ? [fact.value] : []))
  const address = facts.find((fact) => fact.kind === 'address')?.value
  const town = [address?.locality, address?.region].filter(Boolean).join(', ')
  const places = offerings.flatMap(({ place }) => place ?? [])
  const setting = readBusinessSetting({
    place: [...places, town, address?.country ?? ''].join('\n'),
    season: offerings.flatMap(({ season }) => season ?? []).join('\n'),
    words: [info.business_name, info.product_service, info.main_offer, info.target_customer].join(
      '\n',
    ),
  })
  const [firstSentence = ''] = info.product_service.split(/(?<=[.!?])\s/)
  return {
    setting,
    context: describeSetting(setting, {
      place: cutAtWord([places[0], town].filter(Boolean).join(', '), longestPart),
      activity: cutAtWord((offerings[0]?.name ?? firstSentence).replace(/[.!?]$/, ''), longestPart),
    }),
  }
}
