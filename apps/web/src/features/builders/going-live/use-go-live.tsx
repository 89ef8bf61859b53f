import type { Funnel } from '@wildpath/contract'
import type { SampleOnPage } from '@wildpath/page/samples'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'

import { notifySuccess } from '../../../ui/notify.ts'
import type { SaveRequest } from '../saving/page-saver.ts'
import { GoLiveDialog } from './go-live-dialog.tsx'

/** Between 'set as landing page' and the screen that shows it, in milliseconds (spec 3, 4.4). */
const pauseBeforeLeaving = 500

type GoLiveInput = {
  funnel: Funnel
  save: (request: SaveRequest) => void
  /** Shows the field that a sample stands in. */
  onSample: (sample: SampleOnPage) => void
}

/** Makes the page the public one: at once where nobody sees another. */
export function useGoLive({ funnel, save, onSample }: GoLiveInput): {
  setAsLanding: () => void
  dialog: ReactNode
} {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  function publish() {
    setAsking(false)
    save({
      asMain: true,
      fallback: 'Failed to set page as landing page',
      onSaved: () => {
        notifySuccess('Page set as landing page successfully!')
        setTimeout(() => void navigate(`/funnel/${funnel.id}`), pauseBeforeLeaving)
      },
    })
  }

  return {
    // What is not published yet goes live by Publish Settings, which lists what is a sample.
    setAsLanding: () => (funnel.isPublic ? setAsking(true) : publish()),
    dialog: (
      <GoLiveDialog
        funnel={funnel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={publish}
        onSample={(sample) => {
          setAsking(false)
          onSample(sample)
        }}
      />
    ),
  }
}
