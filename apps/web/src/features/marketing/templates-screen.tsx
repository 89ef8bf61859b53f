import { product } from '@wildpath/contract'

import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { SampleCard } from './samples/sample-card.tsx'
import { sampleBusinesses } from './samples/sample-businesses.ts'

/** What the tab, search engines and shared links say. */
export const meta = {
  title: 'Templates',
  description:
    'Six whole pages for outdoor businesses to look at and to start from: rafting, climbing, fly fishing, lodge, horse trekking and bike rental.',
}

/** /templates: whole pages to look at and to start from. */
export function TemplatesScreen() {
  useScreenTitle(meta.title)

  return (
    <div className="contour-ground flex-1">
      <div className="content-width py-10 sm:py-16">
        <h1 className="text-display">Six places to start from</h1>
        <p className="mt-5 max-w-2xl text-lead text-quiet">
          Whole pages, written and drawn by {product.name}. The businesses are invented samples; the
          pages are what you would get. Use one, and its trade and tone are filled in for you.
        </p>
        <ul className="mt-10 grid gap-6 md:grid-cols-2">
          {sampleBusinesses.map((sample) => (
            <li key={sample.key}>
              <SampleCard sample={sample} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
