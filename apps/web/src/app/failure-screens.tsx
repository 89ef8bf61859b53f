import { type ReactNode, useState } from 'react'

import { reloadPage } from '../lib/reload-page.ts'
import { networkFailureMessage } from '../lib/request-failure.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { notifyError } from '../ui/notify.ts'
import { ArrivalScene } from '../ui/scenery/arrival-scene.tsx'
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

/** The code of a screen did not arrive. Only a fresh page is sure to ask for it again. */
export function ScreenLoadFailureScreen() {
  const [isTrying, setTrying] = useState(false)

  async function handleRetry() {
    setTrying(true)
    if (await reloadPage()) return
    notifyError(networkFailureMessage)
    setTrying(false)
  }

  return (
    <FailureScreen
      title="This screen could not be loaded"
      text={`${networkFailureMessage} What you had saved is safe.`}
      action={
        <Button isBusy={isTrying} onClick={() => void handleRetry()}>
          Retry
        </Button>
      }
    />
  )
}

/** Whatever the address was, in one sentence (spec 3, section 2.2). */
export function NotFoundScreen() {
  return (
    <FailureScreen
      title="Page Not Found"
      text="The page you're looking for doesn't exist or may have been moved."
      action={<ButtonLink to="/">Go Home</ButtonLink>}
    />
  )
}

type FailureScreenProps = { title: string; text: string; action: ReactNode }

function FailureScreen({ title, text, action }: FailureScreenProps) {
  useScreenTitle(title)

  return (
    <ArrivalScene className="items-center justify-center gap-4 px-6 pt-12 pb-44 text-center sm:pb-72">
      <LostCompass className="size-32" />
      <h1 className="text-heading">{title}</h1>
      <p className="max-w-md text-lead text-quiet">{text}</p>
      <div className="mt-2">{action}</div>
    </ArrivalScene>
  )
}
