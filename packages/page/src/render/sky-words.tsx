import type { ReactNode } from 'react'

import { Contours } from '../scene/contours-view.tsx'
import { BrandMark } from './brand-mark.tsx'

type SkyWordsProps = {
  brand?: { businessName: string; logoUrl: string }
  headline: string
  lede: string
  /** A postmark above the headline: it is done. */
  stamp?: boolean
  children?: ReactNode
}

/** Longer headlines are set smaller, so that the first screen still holds what to do. */
const longHeadline = 64

/** The words of a first screen, on the sky. */
export function SkyWords({ brand, headline, lede, stamp = false, children }: SkyWordsProps) {
  return (
    <div className="pg-sky-words">
      <Contours />
      <div className="pg-wrap">
        {brand !== undefined && <BrandMark {...brand} />}
        {stamp && <Stamp />}
        <h1 className={headline.length > longHeadline ? 'pg-long' : undefined}>{headline}</h1>
        {lede !== '' && <p className="pg-lede">{lede}</p>}
        {children}
      </div>
    </div>
  )
}

function Stamp() {
  return (
    <svg className="pg-stamp" viewBox="0 0 88 88" aria-hidden="true" focusable="false">
      <circle cx="44" cy="44" r="41" strokeDasharray="5 3.05" />
      <circle cx="44" cy="44" r="34" />
      <path d="M28 45l11 11 21-23" strokeWidth="4" />
    </svg>
  )
}
