import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { wayBack } from '../../../entities/plan/way-back.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** For whoever waits here for their plan: back to the screen from which they went to buy it. */
export function WayBackNotice() {
  const [place] = useState(() => (comesFromCheckout() ? wayBack.read() : null))
  useEffect(() => {
    if (place !== null) wayBack.forget()
  }, [place])
  if (place === null) return null

  return (
    <Notice
      tone="fern"
      icon={<Undo2 aria-hidden size={20} className="shrink-0 text-fern" />}
      title="Go on where you were"
      action={
        <ButtonLink to={place} size="small">
          Back to what I was doing
        </ButtonLink>
      }
    >
      You chose your plan on another screen. Everything there is as you left it.
    </Notice>
  )
}

function comesFromCheckout(): boolean {
  return new URLSearchParams(location.search).get('checkout') === 'pending'
}
