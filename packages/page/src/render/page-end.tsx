import type { PageDocument } from '../document/page-document.ts'
import { wordsOf } from '../language/words-of.ts'
import { PageLink } from '../parts/page-link.tsx'
import { PrivacyChoices } from '../parts/privacy-choices.tsx'
import type { RenderContext } from '../parts/render-context.ts'

type PageEndProps = { page: PageDocument; context: RenderContext }

/** Shows the badge and the privacy choices of a page without a footer section. */
export function PageEnd({ page, context }: PageEndProps) {
  const { badge, measuring, mode } = context
  const hasFooter = page.sections.some(({ type }) => type === 'footer')
  if (hasFooter || (badge === null && measuring === undefined)) return null
  return (
    <footer>
      {badge !== null && (
        <p className="pg-made">
          <PageLink className="pg-made-link" href={badge.url} mode={mode}>
            {wordsOf(page.language).footer.madeWith(badge.product)}
          </PageLink>
        </p>
      )}
      {measuring !== undefined && (
        <p className="pg-privacy-line">
          <PrivacyChoices page={page} context={context} />
        </p>
      )}
    </footer>
  )
}
