import type { Site as SiteSettings } from '@wildpath/contract'
import { createContext, useContext } from 'react'

/** What this installation of the product is configured with, and the year for copyright lines. */
export type Site = SiteSettings & { year: number }

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('No site around this component')
  return site
}
