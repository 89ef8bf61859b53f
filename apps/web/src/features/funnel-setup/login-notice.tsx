import { useQueryClient } from '@tanstack/react-query'

import { endDemoSession } from '../../entities/person/demo-session.ts'
import { changeUser } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type LoginNoticeProps = { isDemo: boolean; title?: string }

/**
 * Creating and reading a website need a login: the session ended while the form was open, or this is a demo. Forgetting
 * the person makes the guard ask for a login that leads back here.
 */
export function LoginNotice({
  isDemo,
  title = 'Please log in to create a funnel',
}: LoginNoticeProps) {
  const queryClient = useQueryClient()

  function handleLogin() {
    endDemoSession()
    changeUser(queryClient, null)
  }

  return (
    <Notice
      tone="clay"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={handleLogin}>
          Log In Again
        </Button>
      }
    >
      {isDemo
        ? 'Demo mode saves nothing. Your answers come along when you log in, unless this tab is reloaded or closed.'
        : 'Your session has ended. Your answers are kept and will be here when you return.'}
    </Notice>
  )
}
