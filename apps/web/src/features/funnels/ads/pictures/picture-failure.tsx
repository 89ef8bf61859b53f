import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { Notice } from '../../../../ui/notice.tsx'
import type { PictureProblem } from './picture-problem.ts'

type PictureFailureProps = { problem: PictureProblem; isAdmin: boolean; action?: ReactNode }

/** Why there is no picture; admins read so where it may lie with the service (spec 2, section 8). */
export function PictureFailure({ problem, isAdmin, action }: PictureFailureProps) {
  return (
    <Notice
      tone="clay"
      action={action}
      icon={<ImageOff aria-hidden size={18} className="mt-0.5 shrink-0" />}
      title={isAdmin ? 'Admin Image Generation Error' : 'Image Generation Failed'}
    >
      <p>{problem.message}</p>
      {isAdmin && problem.isOfService && (
        <p>This may be an issue of the API or of the service behind it.</p>
      )}
      <p>Your ad is as it was. Change what you asked for, or try again.</p>
    </Notice>
  )
}
