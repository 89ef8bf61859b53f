import { type GeneratedContent, hasValue } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'

import { countTexts } from './list-text-edits.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Describes where an old price still appears, such as '3 places on your pages and 1 email'. */
export function describePriceUses(
  price: string,
  { sections }: PageDocument,
  { thank_you_page, ad_copy, follow_up_emails }: GeneratedContent,
): string {
  const places = [
    {
      data: [sections, thank_you_page],
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
