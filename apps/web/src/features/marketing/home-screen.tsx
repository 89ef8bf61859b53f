import { product } from '@wildpath/contract'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { ClosingCall } from './closing-call.tsx'
import { Claims } from './home/claims.tsx'
import { Features } from './home/features.tsx'
import { Hero } from './home/hero.tsx'
import { Industries } from './home/industries.tsx'
import { Stories } from './home/stories.tsx'
import { Trail } from './home/trail.tsx'
import { HomePricing } from './pricing/home-pricing.tsx'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Describe your trips once. Meet your next guests.',
  description: `${product.name} turns a few answers about your outdoor business into a landing page, ads and follow-up emails, published on your own address, with every lead in one place.`,
}

/** The marketing page (spec 1, section 2.5). */
export function HomeScreen() {
  useScreenTitle(meta.title)

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
