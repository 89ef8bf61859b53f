import { ArrowUpRight } from 'lucide-react'

import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { type sampleBusinesses, samplePath } from './sample-businesses.ts'

type SampleCardProps = { sample: (typeof sampleBusinesses)[number] }

/** A sample's page, alive at half its size, with the way to it and the way to one's own. */
export function SampleCard({ sample: { key, trade, business } }: SampleCardProps) {
  const start = new URLSearchParams({ industry: business.industry, tone: business.brand_tone })

  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-low">
      <div
        inert
        className="relative aspect-square overflow-hidden lg:aspect-[4/3] border-b border-line bg-raised"
      >
        {/* A page of our own, made when the product was built: it has no script, and a sandbox would only
            keep accessibility checks out. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- see above */}
        <iframe
          src={samplePath(key)}
          title={`Page of ${business.business_name}, a sample`}
          loading="lazy"
          className="absolute top-0 left-0 h-[200%] w-[200%] origin-top-left scale-50"
        />
      </div>
      <div className="flex grow flex-col p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-title">{trade}</h2>
          <Badge isStamp tone="lantern">
            Sample business
          </Badge>
        </div>
        <p className="mt-1 mb-5 text-quiet">{business.business_name}</p>
        <div className="mt-auto flex flex-wrap gap-3">
          <ButtonLink to={`/new-funnel?${start}`} aria-label={`Use this template: ${trade}`}>
            Use this template
          </ButtonLink>
          <a
            href={samplePath(key)}
            aria-label={`See the whole page: ${trade}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            See the whole page
            <ArrowUpRight aria-hidden size={18} />
          </a>
        </div>
      </div>
    </article>
  )
}
