import { type Funnel, hasValue } from '@wildpath/contract'

import { workingPageOf } from '../store/working-page.ts'
import { countTexts } from './list-text-edits.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Describes where an old price still appears, such as '3 places on your pages and 1 email'. */
export function describePriceUses(funnel: Funnel, price: string): string {
  const { thank_you_page, ad_copy, follow_up_emails } = funnel.generated_content
  const places = [
    {
      data: [workingPageOf(funnel).sections, thank_you_page],
      one: 'place',
      more: 'places',
      of: ' on your pages',
    },
    { data: ad_copy, one: 'ad text', more: 'ad texts', of: '' },
    { data: follow_up_emails, one: 'email', more: 'emails', of: '' },
  ].flatMap(({ data, one, more, of }) => {
    const count = countTexts(data, (text) => hasValue(text, price))
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}${of}`]
  })
  return places.length === 0
    ? `Your business facts still list ${price}.`
    : `${price} also appears in ${list.format(places)}, and in your business facts.`
}
