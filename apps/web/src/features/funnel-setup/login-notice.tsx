import { useQueryClient } from '@tanstack/react-query'

import { changeUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The session ended while the form was open. Forgetting the user makes the guard ask for a login. */
export function LoginNotice() {
  const queryClient = useQueryClient()

  return (
    <Notice
      tone="clay"
      title="Please log in to create a funnel"
      action={
        <Button variant="secondary" size="small" onClick={() => changeUser(queryClient, null)}>
          Log In Again
        </Button>
      }
    >
      Your session has ended. Your answers are kept and will be here when you return.
    </Notice>
  )
}
