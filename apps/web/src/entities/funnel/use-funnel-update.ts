import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type FunnelChange } from '@wildpath/contract'
import { useState } from 'react'
import { useStore } from 'zustand'

import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { notifyWithUndo } from '../../ui/notify-with-undo.tsx'
import { callApi } from '../api/call-api.ts'
import { cacheFunnel } from './cache-funnel.ts'
import { funnelQuery } from './funnel-queries.ts'
import { createFunnelUpdater } from './funnel-updater.ts'

/** The saving of an owner's form: see `createFunnelUpdater`. */
export function useFunnelUpdate(funnelId: string) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (body: FunnelChange) =>
      callApi(api.updateFunnel, { params: { id: funnelId }, body }),
  })
  const [updater] = useState(() =>
    createFunnelUpdater({
      updateFunnel: mutateAsync,
      fetchFunnel: () => queryClient.fetchQuery({ ...funnelQuery(funnelId), staleTime: 0 }),
      cacheFunnel: (funnel) => cacheFunnel(queryClient, funnel),
      notifySuccess,
      notifyWithUndo,
      notifyError,
    }),
  )

  return { ...updater, ...useStore(updater.store), updater }
}
