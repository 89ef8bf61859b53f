import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { Notice } from '../../../../ui/notice.tsx'

type PictureFailureProps = { message: string; isAdmin: boolean; action?: ReactNode }

/** Why there is no picture; admins read that it may lie with the service (spec 2, section 8). */
export function PictureFailure({ message, isAdmin, action }: PictureFailureProps) {
  return (
    <Notice
      tone="clay"
      action={action}
      icon={<ImageOff aria-hidden size={18} className="mt-0.5 shrink-0" />}
      title={isAdmin ? 'Admin Image Generation Error' : 'Image Generation Failed'}
    >
      <p>{message}</p>
      {isAdmin && <p>This may be an issue of the API or of the service behind it.</p>}
      <p>Your ad is as it was. Change what you asked for, or try again.</p>
    </Notice>
  )
}
