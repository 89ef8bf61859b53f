import type { ReactNode } from 'react'

import { useScreenTitle } from '../lib/use-screen-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { LostCompass } from '../ui/scenery/lost-compass.tsx'

/** Anything that no screen could catch (spec 1, section 4). */
export function ApplicationErrorScreen() {
  return (
    <FailureScreen
      title="Application Error"
      text="Something broke on this screen. What you had saved is safe; reloading brings you back."
      action={<Button onClick={() => window.location.reload()}>Reload Application</Button>}
    />
  )
}

/** The session could not be read, so nobody knows yet whether someone is signed in. */
export function AuthenticationErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <FailureScreen
      title="Authentication Error"
      text="We could not reach the server to see who is signed in. You have not been signed out; check your connection and try again."
      action={<Button onClick={onRetry}>Retry</Button>}
    />
  )
}

export function NotFoundScreen() {
  return (
    <FailureScreen
      title="Page Not Found"
      text="This trail ends here: there is no page at this address."
      action={<ButtonLink to="/">Go Home</ButtonLink>}
    />
  )
}

type FailureScreenProps = { title: string; text: string; action: ReactNode }

function FailureScreen({ title, text, action }: FailureScreenProps) {
  useScreenTitle(title)

  return (
    <div className="contour-ground flex min-h-[70dvh] flex-1 flex-col items-center justify-center gap-4 px-6 py-16 text-center">
      <LostCompass className="size-28" />
      <h1 className="text-heading">{title}</h1>
      <p className="max-w-md text-lead text-quiet">{text}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
