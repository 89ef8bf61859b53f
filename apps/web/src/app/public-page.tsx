import type { ReactNode } from 'react'

import { type Site, SiteContext } from '../entities/site/site.ts'
import { LinkContext } from '../ui/link-context.ts'
import { Shell } from './shell/shell.tsx'
import { SiteNotice } from './shell/site-notice.tsx'

type PublicPageProps = {
  pathname: string
  search: string
  site: Site
  notice: string
  children: ReactNode
}

/** Of every public screen: the table of screens itself would only weigh here. */
const look = { sky: 'scenic', isWorkspace: false } as const

/** A whole page for a visitor: the shell, which is hydrated in the browser, around what is only read. */
export function PublicPage({ pathname, search, site, notice, children }: PublicPageProps) {
  return (
    <LinkContext value={{ pathname, search }}>
      <SiteContext value={site}>
        <Shell look={look} notices={<SiteNotice text={notice} />} isAlone>
          {children}
        </Shell>
      </SiteContext>
    </LinkContext>
  )
}
