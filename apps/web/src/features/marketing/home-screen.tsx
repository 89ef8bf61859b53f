import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { ClosingCall } from './closing-call.tsx'
import { Claims } from './home/claims.tsx'
import { Features } from './home/features.tsx'
import { Hero } from './home/hero.tsx'
import { Industries } from './home/industries.tsx'
import { Stories } from './home/stories.tsx'
import { Trail } from './home/trail.tsx'
import { pageMeta } from './page-meta.ts'
import { HomePricing } from './pricing/home-pricing.tsx'

/** The marketing page (spec 1, section 2.5). */
export function HomeScreen() {
  useScreenTitle(pageMeta['/'].title)

  return (
    <>
      <Hero />
      <Claims />
      <Trail />
      <Features />
      <Industries />
      <HomePricing />
      <Stories />
      <ClosingCall title="The fire is lit. Pull up a chair." />
    </>
  )
}
