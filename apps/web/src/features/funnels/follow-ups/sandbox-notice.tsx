import { useSession } from '../../../entities/person/session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

export function SandboxNotice() {
  const isOutboxOpen = useSession()?.outboxOpen === true
  return (
    <Notice tone="lantern" title="Sandbox: follow-ups are not sent">
      No mail server is configured, so they are kept in the{' '}
      {isOutboxOpen ? <TextLink to="/outbox">outbox</TextLink> : 'outbox'}.
    </Notice>
  )
}
