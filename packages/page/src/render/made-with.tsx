import type { PageDocument } from '../document/page-document.ts'
import { wordsOf } from '../language/words-of.ts'
import { PageLink } from '../parts/page-link.tsx'
import type { RenderContext } from '../parts/render-context.ts'

type MadeWithProps = { page: PageDocument; context: RenderContext }

/** The 'Made with' badge of a page whose sections have no footer to hold it. */
export function MadeWith({ page, context: { badge, mode } }: MadeWithProps) {
  const hasFooter = page.sections.some(({ type }) => type === 'footer')
  if (badge === null || hasFooter) return null
  return (
    <p className="pg-made">
      <PageLink className="pg-made-link" href={badge.url} mode={mode}>
        {wordsOf(page.language).footer.madeWith(badge.product)}
      </PageLink>
    </p>
  )
}
