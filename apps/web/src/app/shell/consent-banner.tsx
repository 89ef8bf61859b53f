import { useEffect, useRef } from 'react'

import { useAnalyticsConsent } from '../../entities/site/use-analytics-consent.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Asks visitors before analytics loads. First in the document for keyboard users, shown at the foot of the window,
 * where it takes up its own space instead of covering the screen.
 */
export function ConsentBanner() {
  const consent = useAnalyticsConsent()
  const isAsking = consent?.isAsking ?? false
  const isChange = isAsking && consent?.choice !== null
  const accept = useRef<HTMLButtonElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    if (!isChange) return
    opener.current = document.activeElement
    accept.current?.focus()
  }, [isChange])

  if (consent === null || !isAsking) return null

  function decide(choice: 'agreed' | 'declined') {
    consent?.decide(choice)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }

  return (
    <section
      aria-label="Privacy choices"
      data-consent
      className="sticky bottom-(--strip) z-30 order-1 flex h-(--consent) flex-none flex-col justify-center border-t-2 border-edge bg-surface text-note shadow-high print:hidden"
    >
      <div className="content-width flex flex-col gap-x-6 gap-y-2.5 sm:flex-row sm:items-center">
        <p className="min-w-0 flex-1">
          May we use Google Analytics to see which screens are used? It sets cookies. If you
          decline, nothing is loaded from Google.
        </p>
        <div className="grid flex-none grid-cols-2 gap-3">
          <Button
            ref={accept}
            variant="secondary"
            aria-pressed={consent.choice === null ? undefined : consent.choice === 'agreed'}
            onClick={() => decide('agreed')}
          >
            Accept
          </Button>
          <Button
            variant="secondary"
            aria-pressed={consent.choice === null ? undefined : consent.choice === 'declined'}
            onClick={() => decide('declined')}
          >
            Decline
          </Button>
        </div>
      </div>
    </section>
  )
}
