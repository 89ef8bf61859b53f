import { renderToString } from 'react-dom/server'

import type { Site } from '../lib/site.ts'
import { PublicPage } from './public-page.tsx'
import { publicScreens } from './public-screens.ts'

/** What the server fills the page's template with. `data` is for the script that wakes the page up. */
export type RenderedPage = { body: string; data: string; module: string }

/** The paths of all pages that can be rendered ahead. */
export const publicPaths = Object.keys(publicScreens)

export async function renderPublicPage(path: string, site: Site): Promise<RenderedPage | null> {
  const screen = publicScreens[path]
  if (screen === undefined) return null
  const Screen = await screen.load()
  return {
    body: renderToString(<PublicPage pathname={path} site={site} Screen={Screen} />),
    // '<' could end the script element that the data stands in.
    data: JSON.stringify({ path, site }).replaceAll('<', '\\u003c'),
    module: screen.module,
  }
}
