import type { ReactNode } from 'react'

import { type Site, SiteContext } from '../entities/site/site.ts'
import { LinkContext } from '../ui/link-context.ts'
import { Shell } from './shell/shell.tsx'

type PublicPageProps = { pathname: string; search: string; site: Site; children: ReactNode }

/** Of every public screen: the table of screens itself would only weigh here. */
const look = { sky: 'scenic', isWorkspace: false } as const

/** A whole page for a visitor: the shell, which is hydrated in the browser, around what is only read. */
export function PublicPage({ pathname, search, site, children }: PublicPageProps) {
  return (
    <LinkContext value={{ pathname, search }}>
      <SiteContext value={site}>
        <Shell look={look} isAlone>
          {children}
        </Shell>
      </SiteContext>
    </LinkContext>
  )
}
