import type { UnpublishedChange } from '@wildpath/contract'

import { nameLanguage } from '../../page/name-language.ts'

const parts = {
  'title': 'Page title',
  'look': 'Colors, fonts and theme',
  'thank-you': 'Thank-you page',
  'business': 'Business details for search engines',
}

const verbs = {
  added: 'added',
  removed: 'removed',
  edited: 'edited',
  moved: 'moved',
  hidden: 'hidden',
  shown: 'shown again',
}

/** Returns a list entry such as 'Pricing: edited'. */
export function describeChange({ part, change, name }: UnpublishedChange): string {
  return `${describePart(part, name)}: ${verbs[change]}`
}

function describePart(part: UnpublishedChange['part'], name: string): string {
  switch (part) {
    case 'section':
      return name
    case 'email':
      return `Follow-up email ${name}`
    case 'language':
      return `Page in ${nameLanguage(name)}`
    default:
      return parts[part]
  }
}
