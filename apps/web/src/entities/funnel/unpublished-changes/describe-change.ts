import type { UnpublishedChange } from '@wildpath/contract'

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
  const subject =
    part === 'section' ? name : part === 'email' ? `Follow-up email ${name}` : parts[part]
  return `${subject}: ${verbs[change]}`
}
