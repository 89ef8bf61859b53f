import { builderPageOf, type Funnel, landingPageOf } from '@wildpath/contract'
import { isUnknownSection } from '@wildpath/page/document'

type Advertised = Parameters<typeof builderPageOf>[0] &
  Pick<Funnel, 'business_info' | 'generated_content' | 'custom_branding' | 'business_facts'>

/** The picture of a landing page's first screen, where it is one of our library; null for any other and for drawings. */
export function heroPicture(funnel: Advertised): string | null {
  const { sections } = landingPageOf({ ...funnel, builderPage: builderPageOf(funnel) })
  const hero = sections.find(({ type }) => type === 'hero')
  if (hero === undefined || isUnknownSection(hero)) return null
  const { media } = hero.content
  return ownPicture(media?.type === 'image' ? media.src : undefined)
}

/** Of our library: what lies elsewhere is not ours to send to a platform. */
export function ownPicture(address: string | undefined): string | null {
  return address?.startsWith('/media/') === true ? address : null
}
