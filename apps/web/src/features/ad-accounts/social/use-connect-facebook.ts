import { useMutation } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notifyError } from '../../../ui/notify.ts'

/** Away to where the person allows the connection; they come back to this screen. */
export function useConnectFacebook() {
  return useMutation({
    mutationFn: async () => {
      const { pathname, search } = window.location
      const body = { returnTo: pathname + search }
      const { url } = await callApi(api.connectSocialAds, { body })
      window.location.assign(url)
      // The button stays busy until this screen is gone.
      await new Promise(() => {})
    },
    onError: (failure) => notifyError(failureMessage(failure, 'Failed to connect to Facebook')),
  })
}
