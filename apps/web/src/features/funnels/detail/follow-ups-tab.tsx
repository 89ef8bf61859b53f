import type { Funnel } from '@wildpath/contract'
import { Info } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'
import { FollowUpCard } from './follow-up-card.tsx'

export function FollowUpsTab({ funnel }: { funnel: Funnel }) {
  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Follow-up emails</h2>
      <Notice
        icon={<Info aria-hidden size={20} className="shrink-0 text-lantern" />}
        title="These emails are not sent automatically yet"
      >
        Copy them into your own email program; the labels say when each one works best.
      </Notice>
      <ol className="flex flex-col gap-4">
        {funnel.generated_content.follow_up_emails.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the series is the identity
          <li key={index}>
            <FollowUpCard text={text} position={index} />
          </li>
        ))}
      </ol>
    </div>
  )
}
