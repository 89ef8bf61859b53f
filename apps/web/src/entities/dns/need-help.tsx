import { LifeBuoy } from 'lucide-react'

import { buttonClass } from '../../ui/button-class.ts'
import { Notice } from '../../ui/notice.tsx'

type NeedHelpProps = {
  /** A domain is looked for, also while this dialog is closed. */
  isWaiting: boolean
}

export function NeedHelp({ isWaiting }: NeedHelpProps) {
  return (
    <Notice
      icon={<LifeBuoy aria-hidden size={20} className="shrink-0 text-quiet" />}
      title="Need Help"
      action={
        <a
          href="/support"
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          Contact Support
          <span className="sr-only">in a new tab</span>
        </a>
      }
    >
      DNS changes may take up to 24 hours to reach everybody.
      {isWaiting && ' You can close this window meanwhile: we keep checking.'}
    </Notice>
  )
}
