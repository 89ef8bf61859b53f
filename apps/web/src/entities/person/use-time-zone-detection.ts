import { useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { useEffect } from 'react'

import { ownTimeZone } from '../../lib/own-time-zone.ts'
import { callApi } from '../api/call-api.ts'
import { useSession } from './session.ts'
import { updateUser } from './update-user.ts'

/** Reports the browser's time zone for an account that has none yet. Support's browser may be elsewhere. */
export function useTimeZoneDetection(): void {
  const queryClient = useQueryClient()
  const session = useSession()
  const isUnknown =
    session !== undefined &&
    !session.isDemo &&
    session.acting === null &&
    session.user?.time_zone === null

  useEffect(() => {
    if (!isUnknown) return
    callApi(api.setTimeZone, { body: { time_zone: ownTimeZone() } }).then(
      ({ user }) => updateUser(queryClient, user),
      // The next visit tries again.
      () => undefined,
    )
  }, [isUnknown, queryClient])
}
