import { type BusinessInfo, fillFollowUp, senderLine } from '@wildpath/contract'
import { localeOf, wordsOf } from '@wildpath/page/language'

import { useTimeZone } from '../../../entities/person/use-time-zone.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { sampleVisitor, sampleWords } from './sample-words.ts'

type FollowUpEmailProps = {
  /** As it is written, with its slots. */
  text: string
  business: BusinessInfo
  /** The tag of the language that the text is in. */
  language: string
  postalAddress: string
}

/** A follow-up as a visitor would get it, with what stands below each of them. */
export function FollowUpEmail({ text, business, language, postalAddress }: FollowUpEmailProps) {
  const now = useNow()
  const sender = senderLine(business.business_name, postalAddress)
  const { followUp: words } = wordsOf(language)
  const timeZone = useTimeZone()
  const date = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone,
  }).format(now)
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
        <p>{words.reason(business.business_name, date)}</p>
        {sender !== '' && <p>{sender}</p>}
        <p>
          <span className="underline">{words.unsubscribe}</span>
        </p>
      </div>
    </section>
  )
}
