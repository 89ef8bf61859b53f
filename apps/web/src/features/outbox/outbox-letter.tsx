import type { OutboxEmail } from '@wildpath/contract'

import { relativeTime } from '../../lib/relative-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { splitLinks } from './split-links.ts'

export function OutboxLetter({ email }: { email: OutboxEmail }) {
  const now = useNow()

  return (
    <Card>
      <article>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-title">{email.subject}</h2>
          <time dateTime={email.created_at} className="text-note text-quiet">
            {relativeTime(email.created_at, now)}
          </time>
        </div>
        <p className="text-note text-quiet">To {email.to}</p>
        <p className="mt-4 whitespace-pre-wrap">
          {splitLinks(email.text).map((part, index) =>
            part.kind === 'link' ? (
              <a
                // oxlint-disable-next-line react/no-array-index-key -- a sent email never changes
                key={index}
                href={part.value}
                className="break-all text-fern underline underline-offset-4"
              >
                {part.value}
              </a>
            ) : (
              part.value
            ),
          )}
        </p>
      </article>
    </Card>
  )
}
