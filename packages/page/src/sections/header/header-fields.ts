import { newNavigationLink } from './new-navigation-link.ts'
import type { SectionPanel } from '../section-field.ts'
import { alignments, sizes } from '../section-parts.ts'
import {
  address,
  buttons,
  choice,
  contentCard,
  linkHint,
  list,
  toggle,
  picture,
  text,
  namedOptions,
} from '../shared-fields.ts'
import { headerStyleCards } from '../style-fields.ts'

const navigationLinks = list('navigationItems', 'Navigation Links', {
  singular: 'link',
  idPrefix: 'link',
  blank: { ...newNavigationLink, customTarget: '' },
  fields: [
    text('label', 'Label'),
    {
      control: 'navigation-target',
      path: ['target'],
      customPath: ['customTarget'],
      label: 'Target',
      longest: 66_000,
    },
  ],
})

export const headerPanel: SectionPanel = {
  content: [
    contentCard('Logo Configuration', [
      text('logoText', 'Logo text', { isName: true }),
      text('title', 'Title', { hint: 'Stands where there is no logo text.' }),
      picture('logoUrl', 'Logo'),
      choice('logoPosition', 'Logo position', namedOptions(alignments)),
      choice('logoSize', 'Logo size', namedOptions(sizes)),
    ]),
    contentCard('Navigation Links', [navigationLinks]),
    contentCard('Call to Action', [
      text('ctaText', 'Button text'),
      address('ctaUrl', 'Button URL', { hint: linkHint }),
      { ...buttons, label: 'More buttons', hint: 'They stand where the button text is empty.' },
    ]),
    contentCard('Search and sign-in', [
      text('searchPlaceholder', 'Search field', {
        hint: 'The words inside it; without any there is no search field.',
      }),
      text('loginText', 'Login text'),
      address('loginUrl', 'Login URL'),
      text('signupText', 'Signup text'),
      address('signupUrl', 'Signup URL'),
    ]),
    contentCard('Place', [
      toggle('isTransparent', 'Transparent', 'Lies over the section below instead of above it.'),
    ]),
  ],
  style: headerStyleCards(),
}
