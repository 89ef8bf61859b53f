import { type Funnel, hasValue } from '@wildpath/contract'

import { workingPageOf } from '../store/working-page.ts'
import { countTexts } from './list-text-edits.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Names the places that still state a price, such as '3 texts on your pages and 1 email'. */
export function namePlaces(funnel: Funnel, price: string): string {
  const { thank_you_page, ad_copy, follow_up_emails } = funnel.generated_content
  const places = [
    {
      data: [workingPageOf(funnel).sections, thank_you_page],
      one: 'text',
      more: 'texts',
      of: ' on your pages',
    },
    { data: ad_copy, one: 'ad text', more: 'ad texts', of: '' },
    { data: follow_up_emails, one: 'email', more: 'emails', of: '' },
  ].flatMap(({ data, one, more, of }) => {
    const count = countTexts(data, (text) => hasValue(text, price))
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}${of}`]
  })
  return places.length === 0
    ? `The facts about your business still say ${price}.`
    : `${price} is also in ${list.format(places)}, and in the facts about your business.`
}
