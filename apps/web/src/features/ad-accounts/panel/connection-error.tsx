import { RefreshCw } from 'lucide-react'

import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { AdPlatform } from '../ad-platform.ts'

type ConnectionErrorProps = {
  platform: AdPlatform
  failure: unknown
  /** Said where the server says nothing. */
  text?: string
  onRetry: () => void
}

/** The message is the server's own where it has one (spec 3, section 8.2). */
export function ConnectionError({ platform, failure, text, onRetry }: ConnectionErrorProps) {
  return (
    <Notice
      tone="clay"
      title="Connection Error"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          <RefreshCw aria-hidden size={16} />
          Try Again
        </Button>
      }
    >
      <p>{failureMessage(failure, text ?? `Failed to check ${platform.name} connection status`)}</p>
    </Notice>
  )
}
