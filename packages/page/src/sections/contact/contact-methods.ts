import { safeLink } from '../../document/safe-url.ts'
import { phoneHref } from '../../parts/phone-href.ts'
import type { ContactSection } from './contact-model.ts'
import type { PageWords } from '../../language/page-words.ts'

export type ContactMethod = {
  kind: 'phone' | 'email' | 'address'
  label: string
  text: string
  /** Empty where the text is nothing that a link could follow. */
  href: string
}

/** What is known of how to reach the business, each with the link a phone understands. */
export function contactMethods(
  content: Pick<ContactSection['content'], 'email' | 'phone' | 'address'> & { mapUrl?: string },
  words: PageWords['reach'],
) {
  const [phone, email, address] = [
    content.phone.trim(),
    content.email.trim(),
    content.address.trim(),
  ]
  const map = safeLink(content.mapUrl?.trim() ?? '', '')
  const ways: ContactMethod[] = [
    { kind: 'phone', label: words.call, text: phone, href: phoneHref(phone) },
    { kind: 'email', label: words.write, text: email, href: safeLink(`mailto:${email}`, '') },
    {
      kind: 'address',
      label: words.findUs,
      text: address === '' && map !== '' ? words.openMap : address,
      href: map || mapHref(address),
    },
  ]
  return ways.filter(({ text }) => text !== '')
}

/** The address Google documents for every device; phones open their own map with it. */
function mapHref(text: string): string {
  const query = new URLSearchParams({ api: '1', query: text.replace(/\s+/g, ' ') })
  return text === '' ? '' : `https://www.google.com/maps/search/?${query}`
}
