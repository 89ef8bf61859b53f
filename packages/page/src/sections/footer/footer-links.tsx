import type { TextPlace } from '../../parts/text-place.ts'
import type { PageDocument } from '../../document/page-document.ts'
import { PageLink } from '../../parts/page-link.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { safeLink } from '../../document/safe-url.ts'
import { sectionTarget } from '../../parts/section-target.ts'
import type { FooterLink } from './footer-model.ts'

const headings = {
  quickLinks: 'Quick links',
  companyLinks: 'Company',
  productLinks: 'Products',
  resourceLinks: 'Resources',
  footerLinks: '',
} as const

type FooterLinksProps = {
  page: PageDocument
  mode: RenderContext['mode']
  links: readonly FooterLink[]
  name: keyof typeof headings
  at: TextPlace
}

/** A list of links; a line without an address leads to the section of that name, or is just words. */
export function FooterLinks({ page, mode, links, name, at }: FooterLinksProps) {
  const heading = headings[name]
  return (
    <div className="pg-foot-links">
      {heading !== '' && <h2>{heading}</h2>}
      <ul>
        {links
          .filter(({ label }) => label !== '')
          .map((link) => (
            <li key={`${link.label} ${link.url}`}>
              <PageLink
                className="pg-foot-link"
                href={hrefOf(page, link)}
                mode={mode}
                path={at(name, links.indexOf(link), 'label')}
              >
                {link.label}
              </PageLink>
            </li>
          ))}
      </ul>
    </div>
  )
}

function hrefOf(page: PageDocument, { label, url }: FooterLink): string {
  const named = sectionTarget(page, url === '' || url === '#' ? label : url)
  return named ?? safeLink(url, '')
}
