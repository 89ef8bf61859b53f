import { LifeBuoy } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { openLiveChat } from '../chat/open-live-chat.ts'

type NeedHelpProps = {
  /** A domain is looked for, also while this dialog is closed. */
  isWaiting: boolean
  /** Closes the dialog, which the chat would open below. */
  onLeave: () => void
}

export function NeedHelp({ isWaiting, onLeave }: NeedHelpProps) {
  return (
    <Notice
      icon={<LifeBuoy aria-hidden size={20} className="shrink-0 text-quiet" />}
      title="Need Help"
      action={
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onLeave()
            openLiveChat()
          }}
        >
          Contact Support
        </Button>
      }
    >
      DNS changes may take up to 24 hours to reach everybody.
      {isWaiting && ' You can close this window meanwhile: we keep checking.'}
    </Notice>
  )
}
