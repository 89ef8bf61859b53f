import { product } from '@wildpath/contract'
import { ArrowRight } from 'lucide-react'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArrivalScene } from '../../ui/scenery/arrival-scene.tsx'
import { promises } from './marketing-content.ts'

/** Who has an account and nothing in it yet (spec 1, section 2.5). */
export function WelcomeScreen({ name }: { name: string }) {
  useScreenTitle('Welcome')

  return (
    <ArrivalScene className="content-width pt-16 pb-56 sm:pt-24 sm:pb-80">
      <p className="text-note font-semibold tracking-[0.14em] text-lantern uppercase">Camp is up</p>
      <h1 className="mt-4 max-w-3xl text-display wrap-anywhere">
        Welcome to {product.name}
        {name && `, ${name}`}
      </h1>
      <p className="mt-6 max-w-xl text-lead text-quiet">
        Your first adventure starts with six answers about your business. {promises.launch}, and
        nobody sees it before you publish.
      </p>
      <div className="mt-9 flex flex-wrap gap-3">
        <ButtonLink to="/new-funnel">
          Start Your First Adventure
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        <ButtonLink to="/templates" variant="secondary">
          Look at examples first
        </ButtonLink>
      </div>
    </ArrivalScene>
  )
}
