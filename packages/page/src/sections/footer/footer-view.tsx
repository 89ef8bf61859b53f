import { PageLink } from '../../render/page-link.tsx'
import { SectionFrame } from '../../render/section-frame.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { FooterSection } from './footer-schema.ts'

export function FooterView({ section, page, context }: SectionViewProps<FooterSection>) {
  const { companyName, copyrightText } = section.content
  const { badge, year, mode } = context
  return (
    <SectionFrame section={section} page={page} className="pg-section pg-footer" as="footer">
      <div className="pg-wrap">
        <p>{copyrightText === '' ? `© ${year} ${companyName}` : copyrightText}</p>
        {badge !== null && (
          <PageLink className="pg-badge" href={badge.url} mode={mode}>
            {badge.label}
          </PageLink>
        )}
      </div>
    </SectionFrame>
  )
}
