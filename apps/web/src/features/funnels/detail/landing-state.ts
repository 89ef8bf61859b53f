import { builderPageOf, findPage, type Funnel } from '@wildpath/contract'

type Paged = Pick<
  Funnel,
  'usesPageBuilder' | 'landingPageSections' | 'landingPageLook' | 'pageBuilderData'
>

/**
 * What the Landing Page tab is about, by priority (spec 2, 'Funnel detail'): the builder's page that is
 * public; a design that waits to become it; an empty design beside the generated page; that page alone.
 */
export type LandingState = 'builder-active' | 'design-ready' | 'legacy' | 'generated'

export function landingStateOf(funnel: Paged): LandingState {
  if (findPage(builderPageOf(funnel)) !== null) return 'builder-active'
  if (findPage(funnel.pageBuilderData) !== null) return 'design-ready'
  return funnel.pageBuilderData === null ? 'generated' : 'legacy'
}
