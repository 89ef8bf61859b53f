import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'

/** In place of what only admins see, where they need a second factor and this session has not shown one. */
export function SecondFactorNeeded({ isScreen = false }: { isScreen?: boolean }) {
  const Heading = isScreen ? 'h1' : 'h2'
  useScreenTitle('Two-factor authentication needed')

  return (
    <Card className="mx-auto w-full max-w-xl">
      <Heading className="text-title">Admins need two-factor authentication</Heading>
      <p className="mt-2 text-quiet">
        Whoever runs this installation asks for it. Set it up under Security in your account; this
        opens at once. If you have set it up already, log out and log in with it.
      </p>
      <ButtonLink to="/account#security" className="mt-5">
        Set Up in My Account
      </ButtonLink>
    </Card>
  )
}
