import { useScreenTitle } from '../../lib/use-screen-title.ts'
import { usePerson } from '../../lib/person.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArrivalScene } from '../../ui/scenery/arrival-scene.tsx'
import { Trail } from './trail.tsx'

export function HomeScreen() {
  const user = usePerson()
  useScreenTitle('Adventures that bring people to yours')

  return (
    <>
      <ArrivalScene className="content-width pt-16 pb-56 sm:pt-24 sm:pb-80">
        <p className="text-note font-semibold tracking-[0.14em] text-lantern uppercase">
          For outfitters, guides, gyms, lodges and gear shops
        </p>
        <h1 className="mt-4 max-w-3xl text-display">Light the path to your next guests</h1>
        <p className="mt-6 max-w-xl text-lead text-quiet">
          Describe your outdoor business once and get a landing page, ads and follow-up emails,
          ready to publish and to collect leads.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          {user ? (
            <>
              <ButtonLink to="/dashboard">Dashboard</ButtonLink>
              <ButtonLink to="/new-funnel" variant="secondary">
                New Adventure
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to="/auth/signup">Start Your Journey</ButtonLink>
              <ButtonLink to="/auth/login" variant="secondary">
                Login
              </ButtonLink>
            </>
          )}
        </div>
      </ArrivalScene>
      <Trail />
    </>
  )
}
