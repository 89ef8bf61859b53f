import { hydrateRoot } from 'react-dom/client'

import { tolerateDomChanges } from '../lib/tolerate-dom-changes.ts'
import type { Site } from '../entities/site/site.ts'
import { interactiveContent } from './interactive-content.ts'
import { PublicPage } from './public-page.tsx'
import { ServerRenderedContent } from './read-only-content.tsx'

type PageData = { path: string; search: string; site: Site; notice: string }

/** Brings a rendered page to life: from here on its menus, its theme and its sky answer. */
export async function hydratePublicPage(): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data) throw new Error('The page was not rendered for this script')

  // Written by renderPublicPage, in the same build.
  const { path, search, site, notice } = JSON.parse(data) as PageData
  tolerateDomChanges(window)
  const Content = (await interactiveContent(path)?.()) ?? ServerRenderedContent
  hydrateRoot(
    root,
    <PublicPage pathname={path} search={search} site={site} notice={notice}>
      <Content />
    </PublicPage>,
  )
}
