import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionField, SectionPanel } from '../section-field.ts'
import { address, choice, contentCard, list, longText, picture, text } from '../shared-fields.ts'
import { footerStyleCards } from '../style-fields.ts'

const links = (name: string, label: string, hint?: string): SectionField =>
  list(name, label, {
    singular: 'link',
    most: 50,
    blank: { label: newEntryNames.link, url: '' },
    ...(hint !== undefined && { hint }),
    fields: [
      text('label', 'Label'),
      address('url', 'URL', { hint: 'Without one it leads to the section of that name.' }),
    ],
  })

/** The signs that a footer can draw. */
const signs = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  mail: 'Mail',
}

const profiles = list('socialLinks', 'Social links', {
  singular: 'profile',
  most: 30,
  namedBy: ['name', 'url'],
  blank: { name: newEntryNames.profile, url: '', icon: '' },
  fields: [
    text('name', 'Name', { isName: true }),
    address('url', 'URL'),
    choice('icon', 'Icon', [
      { value: '', label: 'None, the name alone' },
      ...Object.entries(signs).map(([value, label]) => ({ value, label })),
    ]),
  ],
})

export const footerPanel: SectionPanel = {
  content: [
    contentCard('Company', [
      text('companyName', 'Company name', { isName: true }),
      picture('logoUrl', 'Logo'),
      longText('description', 'Description'),
      text('copyrightText', 'Copyright text', {
        hint: 'Without one: ©, the year and the company name.',
      }),
    ]),
    contentCard('How to reach you', [
      { ...text('email', 'Email'), keyboard: 'email' },
      { ...text('phone', 'Phone'), keyboard: 'tel' },
      longText('address', 'Address', { isName: true }),
    ]),
    contentCard('Lists of links', [
      links('quickLinks', 'Quick links'),
      links('companyLinks', 'Company links'),
      links('productLinks', 'Product links'),
      links('resourceLinks', 'Resource links'),
      links('footerLinks', 'Footer links', 'Beside the copyright line.'),
    ]),
    contentCard('Profiles', [profiles]),
    contentCard('Newsletter', [
      text('newsletterTitle', 'Newsletter title'),
      longText('newsletterDescription', 'Newsletter description', {
        hint: 'Leads to the form of this page.',
      }),
    ]),
  ],
  style: footerStyleCards(),
}
