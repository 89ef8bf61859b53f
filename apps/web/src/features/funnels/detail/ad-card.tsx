import { adLimits, type PlannedContent } from '@wildpath/contract'
import { Copy } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'

export type Ad = PlannedContent['ad_copy'][keyof PlannedContent['ad_copy']][number]

type AdCardProps = {
  ad: Ad
  /** Such as 'Facebook Ad 2'. */
  name: string
}

/** An ad to read, with what is left of the platform's limits, ready to copy. */
export function AdCard({ ad, name }: AdCardProps) {
  const limits = adLimits[ad.platform]

  return (
    <Card className="flex w-full flex-col">
      <article aria-label={name} className="flex flex-1 flex-col gap-4">
        <AdPart label="Headline" length={ad.headline.length} limit={limits.headline}>
          <h3 className="text-lead wrap-anywhere">{ad.headline}</h3>
        </AdPart>
        <AdPart label="Text" length={ad.body.length} limit={limits.body}>
          <p className="wrap-anywhere whitespace-pre-wrap">{ad.body}</p>
        </AdPart>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Copy ${name}`}
          className="mt-auto self-start"
          onClick={() =>
            void copyWithToast(`${ad.headline}\n${ad.body}`, 'Ad copy copied to clipboard!')
          }
        >
          <Copy aria-hidden size={16} />
          Copy
        </Button>
      </article>
    </Card>
  )
}

type AdPartProps = { label: string; length: number; limit: number; children: React.ReactNode }

function AdPart({ label, length, limit, children }: AdPartProps) {
  return (
    <div>
      <p className="mb-1 flex items-baseline justify-between gap-3 text-note text-quiet">
        {label}
        <span className="tabular-nums">
          {length} of {limit}
          <span className="sr-only"> characters</span>
        </span>
      </p>
      {children}
    </div>
  )
}
