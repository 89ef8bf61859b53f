import { type BusinessInfo, fillFollowUp, senderLine } from '@wildpath/contract'

import { formatDate } from '../../../lib/format-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { sampleVisitor, sampleWords } from './sample-words.ts'

type FollowUpEmailProps = {
  /** As it is written, with its slots. */
  text: string
  business: BusinessInfo
  postalAddress: string
}

/** A follow-up as a visitor would get it, with what stands below each of them. */
export function FollowUpEmail({ text, business, postalAddress }: FollowUpEmailProps) {
  const now = useNow()
  const sender = senderLine(business.business_name, postalAddress)
  const { subject, body } = fillFollowUp(text, sampleWords(business))

  return (
    <section
      aria-label="Preview"
      className="flex flex-col gap-3 rounded-control border border-line bg-ground p-4"
    >
      <p>
        <Badge tone="lantern">Sample: written to {sampleVisitor}</Badge>
      </p>
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
      <div className="border-t border-line pt-3 text-note text-quiet wrap-anywhere">
        <p>
          You get this because you wrote to {business.business_name} on {formatDate(now)}.
        </p>
        {sender !== '' && <p>{sender}</p>}
        <p>
          <span className="underline">Unsubscribe</span>
        </p>
      </div>
    </section>
  )
}
