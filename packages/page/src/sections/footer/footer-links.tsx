import type { TextPlace } from '../../parts/text-place.ts'
import type { PageDocument } from '../../document/page-document.ts'
import { PageLink } from '../../parts/page-link.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import { safeLink } from '../../document/safe-url.ts'
import { sectionTarget } from '../../parts/section-target.ts'
import type { FooterLink } from './footer-model.ts'
import { wordsOf } from '../../language/words-of.ts'

type FooterLinksProps = {
  page: PageDocument
  mode: RenderContext['mode']
  links: readonly FooterLink[]
  name: 'quickLinks' | 'companyLinks' | 'productLinks' | 'resourceLinks' | 'footerLinks'
  at: TextPlace
}

/** A list of links; a line without an address leads to the section of that name, or is just words. */
export function FooterLinks({ page, mode, links, name, at }: FooterLinksProps) {
  const heading = name === 'footerLinks' ? '' : wordsOf(page.language).footer[name]
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
