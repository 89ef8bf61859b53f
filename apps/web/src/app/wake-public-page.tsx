import { hydrateRoot } from 'react-dom/client'

import { startAnalytics } from '../lib/analytics.ts'
import type { Site } from '../lib/site.ts'
import { PublicPage } from './public-page.tsx'
import { type PublicPath, publicScreens } from './public-screens.ts'

/** Brings a rendered page to life: from here on its menus, its theme and its sky answer. */
export async function wakePublicPage(): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')?.textContent
  if (!root || !data) throw new Error('The page was not rendered for this script')

  // Written by renderPublicPage, in the same build.
  const { path, site } = JSON.parse(data) as { path: PublicPath; site: Site }
  startAnalytics(site.measurementId, new Date())
  const Screen = await publicScreens[path]()
  if (Screen) hydrateRoot(root, <PublicPage pathname={path} site={site} Screen={Screen} />)
}
