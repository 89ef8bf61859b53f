import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'

import { Badge } from '../../ui/badge.tsx'
import { Ridge } from '../../ui/scenery/ridge.tsx'
import type { BusinessFormValues } from './business-form-values.ts'
import { industryOptions, toneOptions } from './business-questions.ts'

/** The answers as a visitor will meet them, while they are typed. */
export function PreviewDocument({ control }: { control: Control<BusinessFormValues> }) {
  const values = useWatch({ control })
  const industry = industryOptions.find((option) => option.value === values.industry)
  const tone = toneOptions.find((option) => option.value === values.brand_tone)

  return (
    <>
      <div className="arrival-sky contour-ground overflow-hidden px-5 pt-5 pb-20">
        <Ridge className="absolute inset-x-0 bottom-0 -z-1 h-16 w-full" />
        <Words
          value={values.business_name}
          empty="Your business name"
          className="text-note font-semibold tracking-wide text-lantern uppercase"
        />
        <Words
          value={values.main_offer}
          empty="Your main offer"
          className="mt-2 line-clamp-4 font-display text-title"
        />
        <Words
          value={values.product_service}
          empty="What you offer, in a sentence or two"
          className="mt-2 line-clamp-4 text-note text-quiet"
        />
      </div>
      <dl className="flex flex-col gap-3 border-t border-line p-5 text-note">
        <Row label="For">
          <Words value={values.target_customer} empty="Your guests" className="line-clamp-3" />
        </Row>
        <Row label="Industry">
          {industry ? <Badge>{industry.label}</Badge> : <Words value="" empty="Not chosen" />}
        </Row>
        <Row label="Tone">
          {tone ? (
            <Badge tone="lantern">{tone.label}</Badge>
          ) : (
            <Words value="" empty="Not chosen" />
          )}
        </Row>
      </dl>
    </>
  )
}

type WordsProps = { value: string | undefined; empty: string; className?: string }

function Words({ value, empty, className }: WordsProps) {
  const text = value?.trim()
  return (
    <p className={clsx('wrap-anywhere', className, !text && 'text-quiet italic')}>
      {text || empty}
    </p>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-2">
      <dt className="text-quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
