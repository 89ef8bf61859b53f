import type { ComponentType } from 'react'

import { type Site, SiteContext } from '../lib/site.ts'
import { LinkContext } from '../ui/link-context.ts'
import { Shell } from './shell/shell.tsx'

type PublicPageProps = { pathname: string; site: Site; Screen: ComponentType }

/** A whole page for a visitor; the server and the browser draw the same. */
export function PublicPage({ pathname, site, Screen }: PublicPageProps) {
  return (
    <LinkContext value={{ pathname }}>
      <SiteContext value={site}>
        <Shell>
          <Screen />
        </Shell>
      </SiteContext>
    </LinkContext>
  )
}
