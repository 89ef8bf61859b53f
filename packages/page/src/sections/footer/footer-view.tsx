import { PageLink } from '../../render/page-link.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { FooterSection } from './footer-schema.ts'

export function FooterView({ section, context }: SectionViewProps<FooterSection>) {
  const { businessName, year } = section.content
  return (
    <footer className="pg-footer" id={section.id}>
      <div className="pg-wrap">
        <p>{`© ${year} ${businessName}`}</p>
        {context.badge !== null && (
          <PageLink className="pg-badge" href={context.badge.url} mode={context.mode}>
            {context.badge.label}
          </PageLink>
        )}
      </div>
    </footer>
  )
}
