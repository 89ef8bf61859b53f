import type { Funnel } from '@wildpath/contract'

/** What 'Copy Link' copies: the public address, or the owner's own screen while it is private. */
export function shareLink(
  funnel: Pick<Funnel, 'id' | 'isPublic' | 'public_url'>,
  origin: string,
): string {
  return funnel.isPublic ? funnel.public_url : `${origin}/funnel/${funnel.id}`
}

/** Where the page is opened: at its public address, or as a preview while it is private. */
export function openLink(funnel: Pick<Funnel, 'id' | 'isPublic' | 'public_url'>): string {
  return funnel.isPublic ? funnel.public_url : `/funnel/${funnel.id}/preview`
}
