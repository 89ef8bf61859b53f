import { useMutation } from '@tanstack/react-query'

import { failureMessage } from '../../../lib/request-failure.ts'
import { notifyError } from '../../../ui/notify.ts'
import type { AdPlatform } from '../ad-platform.ts'

/** Away to where the person allows the connection; they come back to this screen. */
export function useConnect(platform: AdPlatform) {
  return useMutation({
    mutationFn: async () => {
      const { pathname, search } = window.location
      const { url } = await platform.connect(pathname + search)
      window.location.assign(url)
      // The button stays busy until this screen is gone.
      await new Promise(() => {})
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, `Failed to connect to ${platform.name}`)),
  })
}
