import { safeLink } from '../../document/safe-url.ts'
import type { TeamItem } from './team-model.ts'

const handle = /^@?([A-Za-z0-9_]{1,30})$/

/** Where a person can be followed; what is no address of a profile is left out. */
export function profileLinks({
  linkedin = '',
  twitter = '',
}: Pick<TeamItem, 'linkedin' | 'twitter'>) {
  const name = handle.exec(twitter.trim())?.[1]
  return [
    { name: 'LinkedIn', href: safeLink(linkedin, '') },
    { name: 'X', href: name === undefined ? safeLink(twitter, '') : `https://x.com/${name}` },
  ].filter(({ href }) => href !== '')
}
