import { type Funnel, publicPath } from '@wildpath/contract'

type Addressed = Pick<Funnel, 'id' | 'slug'>

/** Where visitors find the funnel: {site}/f/{slug or id} (spec 2, 'Dashboard'). */
export function publicUrlOf(funnel: Addressed, publicUrl: string): string {
  return publicUrl + publicPath(funnel.slug || funnel.id)
}

/** What 'Copy Link' copies: the public address, or the owner's own screen while it is private. */
export function shareLink(
  funnel: Addressed & Pick<Funnel, 'isPublic'>,
  sites: { publicUrl: string; origin: string },
): string {
  return funnel.isPublic
    ? publicUrlOf(funnel, sites.publicUrl)
    : `${sites.origin}/funnel/${funnel.id}`
}
