import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, type FunnelChange, type PageSave } from '@wildpath/contract'
import { useEffect, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { funnelQuery } from '../../../entities/funnel/funnel-queries.ts'
import { networkStatus } from '../../../lib/network-status.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { createPageSaver, type PageSaver } from './page-saver.ts'

/** Returns the open page's saver, which merges newer versions of `funnel`: see `createPageSaver`. */
export function usePageSaver(editor: Editor, funnel: Funnel): PageSaver {
  const { id: funnelId } = funnel
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (body: PageSave) => callApi(api.savePage, { params: { id: funnelId }, body }),
  })
  const { mutateAsync: saveSource } = useMutation({
    mutationFn: (body: FunnelChange) =>
      callApi(api.updateFunnel, { params: { id: funnelId }, body }),
  })
  const [saver] = useState(() =>
    createPageSaver({
      editor,
      savePage: mutateAsync,
      saveSource,
      fetchFunnel: () => queryClient.fetchQuery({ ...funnelQuery(funnelId), staleTime: 0 }),
      cacheFunnel: (funnel) => cacheFunnel(queryClient, funnel),
      network: networkStatus,
      notifySuccess,
      notifyError,
    }),
  )
  useEffect(() => {
    saver.setShown(true)
    return () => saver.setShown(false)
  }, [saver])
  useEffect(() => {
    if (saver.follow(funnel)) notifySuccess('Updated with changes that were saved elsewhere.')
  }, [saver, funnel])

  return saver
}
