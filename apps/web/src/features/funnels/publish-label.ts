import type { Funnel } from '@wildpath/contract'

/** What is published already has settings to look at. */
export function publishLabel({ isPublic }: Pick<Funnel, 'isPublic'>): string {
  return isPublic ? 'Publish Settings' : 'Publish'
}
