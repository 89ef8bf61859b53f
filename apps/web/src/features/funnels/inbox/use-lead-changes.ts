import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type LeadBulk } from '@wildpath/contract'
import { useEffect, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { notifyWithUndo } from '../../../ui/notify-with-undo.tsx'
import { createLeadChanges, type LeadChanges } from './lead-changes.ts'

/** The changes of leads in the cache around: see `createLeadChanges`. */
export function useLeadChanges(): LeadChanges {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (body: LeadBulk) => callApi(api.changeLeads, { body }),
  })
  const [changes] = useState(() =>
    createLeadChanges({
      queryClient,
      sendBulk: mutateAsync,
      notifySuccess,
      notifyError,
      notifyWithUndo,
    }),
  )
  useEffect(() => {
    changes.setShown(true)
    return () => changes.setShown(false)
  }, [changes])

  return changes
}
