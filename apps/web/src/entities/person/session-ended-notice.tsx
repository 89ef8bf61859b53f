import { useQueryClient } from '@tanstack/react-query'

import { changeUser } from './session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * The session ended while something was edited. Forgetting the person makes the guard ask for a login
 * that leads back here, where the edits were kept.
 */
export function SessionEndedNotice({ title }: { title: string }) {
  const queryClient = useQueryClient()

  return (
    <Notice
      tone="clay"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={() => changeUser(queryClient, null)}>
          Log In Again
        </Button>
      }
    >
      Your session has ended. What you typed is kept in this tab and will be here when you return.
    </Notice>
  )
}
