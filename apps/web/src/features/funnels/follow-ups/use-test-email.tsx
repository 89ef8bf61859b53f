import { useMutation } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'

import { buildRequest } from '../../../lib/endpoint-call.ts'
import { usePerson } from '../../../entities/person/person.ts'
import { useSession } from '../../../entities/person/session.ts'
import { notifyCustom, notifyError, notifySuccess } from '../../../ui/notify.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { serverText, testEmailOf } from './test-email.ts'

/** Sends the first follow-up to the owner's own address and says how it went (spec 2, section 8). */
export function useTestEmail(funnel: Funnel) {
  const session = useSession()
  const to = usePerson()?.email ?? ''
  const [first] = funnel.generated_content.follow_up_emails

  const send = useMutation({
    mutationFn: async (body: ReturnType<typeof testEmailOf>) => {
      const query = { funnel_id: funnel.id }
      const { url, init } = buildRequest(api.sendTestEmail, { body, query })
      const response = await fetch(url, init)
      return { isSent: response.ok, words: response.ok ? '' : serverText(await response.text()) }
    },
    onSuccess: ({ isSent, words }) => {
      if (!isSent) notifyError(`Failed to send test email: ${words}`)
      else if (session?.providers.email === 'sandbox') sayWhereItIs(session.outboxOpen)
      else notifySuccess('Test email sent successfully! Check your inbox.')
    },
    onError: () => notifyError('An unexpected error occurred while sending the test email.'),
  })

  function sendTest() {
    if (to === '') return notifyError('Your email is not available to send a test email.')
    if (!first?.trim()) return notifyError('No email content available to send.')
    send.mutate(testEmailOf(funnel, first, to))
  }

  return { sendTest, isSending: send.isPending }
}

/** Without a mail server nothing is sent, and nothing says so (product.md). */
function sayWhereItIs(isOutboxOpen: boolean) {
  notifyCustom(
    <>
      A mail-provider key is not configured. Nothing was sent; the email is kept in the{' '}
      {isOutboxOpen ? <TextLink to="/outbox">outbox</TextLink> : 'outbox'}.
    </>,
    { id: 'test-email', durationMs: 6000 },
  )
}
