import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type EditedPrice, findEditedPrice, type Funnel } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'
import { type ReactNode, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { workingPageOf } from '../store/working-page.ts'
import { listTextEdits } from './list-text-edits.ts'
import { describePriceUses } from './describe-price-uses.ts'

type Offer = EditedPrice & { funnel: Funnel; onEnd: (funnel: Funnel) => void }

type PriceOffer = {
  /** Calls `onEnd` immediately if no known price was edited; otherwise, after the owner chooses. */
  offer: (before: PageDocument, funnel: Funnel, onEnd: (funnel: Funnel) => void) => void
  dialog: ReactNode
}

/** After a save that changed a known price on the page, offers to change it everywhere. */
export function usePriceOffer(follow: (funnel: Funnel) => void): PriceOffer {
  const queryClient = useQueryClient()
  const [offer, setOffer] = useState<Offer | null>(null)
  const change = useMutation({
    mutationFn: ({ funnel, facts }: Offer) =>
      callApi(api.updateFunnel, {
        params: { id: funnel.id },
        body: { business_facts: facts, baseRevision: funnel.revision },
      }),
    onSuccess: async (funnel, { correction, onEnd }) => {
      follow(funnel)
      await cacheFunnel(queryClient, funnel)
      setOffer(null)
      notifySuccess(`Changed to ${correction.to} everywhere.`)
      onEnd(funnel)
    },
    onError: (failure) => {
      if (!isPlanRefusal(failure))
        notifyError(failureMessage(failure, 'We couldn’t change the price. Try again.'))
    },
  })

  function handleClose() {
    setOffer(null)
    offer?.onEnd(offer.funnel)
  }

  return {
    offer(before, funnel, onEnd) {
      const page = workingPageOf(funnel)
      const edits = listTextEdits(before.sections, page.sections)
      const edited = findEditedPrice(edits, funnel.business_facts, page.language)
      if (edited === null) onEnd(funnel)
      else setOffer({ ...edited, funnel, onEnd })
    },
    dialog: offer !== null && (
      <ConfirmDialog
        isOpen
        title={`Change ${offer.correction.from} to ${offer.correction.to} everywhere?`}
        confirmLabel="Change everywhere"
        keepLabel="Change only here"
        isDanger={false}
        isBusy={change.isPending}
        onConfirm={() => change.mutate(offer)}
        onClose={handleClose}
      >
        <p>{describePriceUses(offer.funnel, offer.correction.from)}</p>
      </ConfirmDialog>
    ),
  }
}
