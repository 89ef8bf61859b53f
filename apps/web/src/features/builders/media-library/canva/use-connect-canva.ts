import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, connectionChannel } from '@wildpath/contract'
import { useEffect } from 'react'

import { callApi } from '../../../../entities/api/call-api.ts'
import { notifyError } from '../../../../ui/notify.ts'
import { canvaFailure } from './canva-failure.ts'
import { designToolQuery } from './design-tool-queries.ts'
import { webAddress } from './web-address.ts'

/** Going to Canva to allow the connection, in a window beside this one where the browser opens it. */
export function useConnectCanva() {
  const queryClient = useQueryClient()

  const leaving = useMutation({
    mutationFn: async (beside: Window | null) => {
      const { pathname, search } = window.location
      const returnTo = beside === null ? pathname + search : null
      const { url } = await callApi(api.connectDesignTool, { body: { returnTo } })
      const address = webAddress(url)
      if (address === null) throw new Error('')
      ;(beside ?? window).location.replace(address)
    },
    onError: (failure, beside) => {
      beside?.close()
      notifyError(canvaFailure(failure))
    },
  })

  const { reset } = leaving
  useEffect(() => {
    const channel = new BroadcastChannel(connectionChannel)
    channel.addEventListener('message', () => {
      // However it ended: the other window says so, and this one waits no more.
      reset()
      void queryClient.invalidateQueries({ queryKey: designToolQuery.queryKey })
    })
    return () => channel.close()
  }, [queryClient, reset])

  return {
    isBusy: leaving.isPending,
    /** Whether Canva was opened, and this page waits to hear from it. */
    isWaiting: leaving.isSuccess,
    connect() {
      // Opened at the press itself: later, browsers take it for an advertisement.
      leaving.mutate(window.open('', 'design-tool', 'popup,width=560,height=760'))
    },
    /** For windows that got lost; the page comes back afterwards. */
    connectHere: () => leaving.mutate(null),
  }
}
