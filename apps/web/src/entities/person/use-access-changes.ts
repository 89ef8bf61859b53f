import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { notify } from '../../ui/notify.ts'
import { liveConnection } from '../live-events/use-live-connection.ts'
import { followAccess } from './access-changes.ts'
import { changeUser, sessionQuery } from './session.ts'

/** Once in the application: guards and panels follow from the session. */
export function useAccessChanges(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const readUser = () => queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null
    return followAccess({
      connection: liveConnection,
      readUser,
      async refetchUser() {
        await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
        return readUser()
      },
      onAdminEnded() {
        changeUser(queryClient, readUser())
        notify('You are no longer an admin')
      },
    })
  }, [queryClient])
}
