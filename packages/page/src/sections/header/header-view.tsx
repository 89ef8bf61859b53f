import { BrandMark } from '../../render/brand-mark.tsx'
import { ctaHref } from '../../render/cta-href.ts'
import { PageLink } from '../../render/page-link.tsx'
import type { RenderContext } from '../../render/render-context.ts'
import { safeLink } from '../../render/safe-url.ts'
import { SectionFrame } from '../../render/section-frame.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { groundBelow } from './ground-below.ts'
import type { HeaderSection } from './header-schema.ts'
import { navigationHref } from './navigation-href.ts'
import { SearchField } from './search-field.tsx'

/** The bar at the top. Without script: on phones its links scroll sideways under the name. */
export function HeaderView({ section, page, context }: SectionViewProps<HeaderSection>) {
  const { logoText, logoUrl, logoPosition, logoSize, isTransparent } = section.content
  const { navigationItems, searchPlaceholder, ctaText, ctaUrl } = section.content
  const { mode } = context
  const links = navigationItems.filter(({ label }) => label !== '')
  const below = isTransparent ? groundBelow(page, section) : null
  return (
    <SectionFrame
      section={section}
      page={page}
      context={context}
      className={below === null ? 'pg-section pg-header' : 'pg-section pg-header pg-over'}
      as="header"
      ground={below?.ground}
    >
      <div className="pg-wrap pg-bar" data-logo={logoPosition} data-size={logoSize}>
        {(logoText !== '' || logoUrl !== '') && (
          <BrandMark businessName={logoText} logoUrl={logoUrl} />
        )}
        {links.length > 0 && (
          <nav className="pg-nav" aria-label="On this page">
            <ul>
              {links.map((item) => (
                <li key={item.id}>
                  <PageLink className="pg-nav-link" href={navigationHref(page, item)} mode={mode}>
                    {item.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="pg-bar-end">
          {searchPlaceholder !== '' && (
            <SearchField id={`${section.id}-search`} placeholder={searchPlaceholder} mode={mode} />
          )}
          <AccountLinks content={section.content} mode={mode} />
          {ctaText !== '' && (
            <PageLink className="pg-cta" href={ctaHref(page, ctaUrl)} mode={mode}>
              {ctaText}
            </PageLink>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

type AccountLinksProps = { content: HeaderSection['content']; mode: RenderContext['mode'] }

function AccountLinks({ content, mode }: AccountLinksProps) {
  const { loginText, loginUrl, signupText, signupUrl } = content
  const links = [
    { text: loginText, url: loginUrl },
    { text: signupText, url: signupUrl },
  ].filter(({ text }) => text !== '')
  return links.map(({ text, url }) => (
    <PageLink key={text} className="pg-nav-link" href={safeLink(url, '')} mode={mode}>
      {text}
    </PageLink>
  ))
}
