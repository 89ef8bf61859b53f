import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import type { Site } from '../entities/site/site.ts'
import { PageHead } from './page-head.tsx'
import { PublicPage } from './public-page.tsx'
import { type PublicPath, publicScreens } from './public-screens.ts'
import { ReadOnlyContent } from './read-only-content.tsx'

/** What the server fills the page's template with. `data` is for the script that wakes the page up. */
export type RenderedPage = { head: string; body: string; data: string }

export { isScreenPath } from './screen-paths.ts'

/** The paths of all pages that can be rendered ahead. */
export const publicPaths = Object.keys(publicScreens) as PublicPath[]

export async function renderPublicPage(path: PublicPath, site: Site): Promise<RenderedPage> {
  const Screen = await publicScreens[path]()
  return {
    head: renderToStaticMarkup(<PageHead path={path} publicUrl={site.publicUrl} />),
    body: renderToString(
      <PublicPage pathname={path} site={site}>
        <ReadOnlyContent>
          <Screen />
        </ReadOnlyContent>
      </PublicPage>,
    ),
    // '<' could end the script element that the data stands in.
    data: JSON.stringify({ path, site }).replaceAll('<', '\\u003c'),
  }
}
