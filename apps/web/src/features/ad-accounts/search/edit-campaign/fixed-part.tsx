import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

import { buttonClass } from '../../../../ui/button-class.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { googleAds } from '../google-ads.ts'

/** A part that can only be edited in Google Ads because of how it is set up there. */
export function FixedPart({ children }: { children: ReactNode }) {
  const { label, url } = googleAds.manager
  return (
    <Notice
      action={
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink aria-hidden size={16} />
          {label}
        </a>
      }
    >
      <p>{children}</p>
    </Notice>
  )
}
