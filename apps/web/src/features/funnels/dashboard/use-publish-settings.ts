import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelQuery } from '../../../entities/funnel/funnel-queries.ts'
import { notifyError } from '../../../ui/notify.ts'

// Who opens the dialog has often just had the pointer on the card, which asked already.
const freshMs = 5000

/** Publish Settings need the whole funnel, which a list does not have: it is fetched when they are asked for. */
export function usePublishSettings(funnelId: string) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data: funnel } = useQuery({ ...funnelQuery(funnelId), enabled: isOpen })
  const opening = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...funnelQuery(funnelId), staleTime: freshMs }),
    onSuccess: () => setOpen(true),
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The adventure could not be loaded. Please try again.')),
  })

  return {
    funnel,
    isOpen,
    isOpening: opening.isPending,
    open: () => opening.mutate(),
    close: () => setOpen(false),
  }
}
