import { type TextPlace, textPlace } from '../../parts/text-place.ts'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { Buttons } from '../../parts/button-row.tsx'
import { ctaHref } from '../../parts/cta-href.ts'
import { useSceneDrawing } from '../../parts/lazy-scenes.ts'
import { knownSections } from '../../parts/known-sections.ts'
import { memoByPage } from '../../parts/memo-by-page.ts'
import { PageLink } from '../../parts/page-link.tsx'
import { type RenderContext, showsSamples } from '../../parts/render-context.ts'
import { safeLink } from '../../document/safe-url.ts'
import { SectionFrame } from '../../parts/section-frame.tsx'
import type { SectionViewProps } from '../section-kind.ts'
import { groundBelow } from './ground-below.ts'
import type { HeaderSection } from './header-model.ts'
import { navigationHref } from './navigation-href.ts'
import { SearchField } from './search-field.tsx'
import { wordsOf } from '../../language/words-of.ts'

/** The bar at the top. Without script: on phones its links scroll sideways under the name. */
export function HeaderView({ section, page, context }: SectionViewProps<HeaderSection>) {
  const at = textPlace(context.mode, 'content')
  const { title, logoUrl, logoPosition, logoSize, isTransparent, buttons } = section.content
  const logoText = section.content.logoText || title
  const { navigationItems, searchPlaceholder, ctaText, ctaUrl } = section.content
  const { mode } = context
  const links = navigationItems.filter(({ label }) => label !== '')
  const words = wordsOf(page.language).navigation
  const place = placeNames(page).get(section.id) ?? ''
  const draw = useSceneDrawing()
  const below = isTransparent ? groundBelow(page, section, draw) : null
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
          <BrandMark
            businessName={logoText}
            logoUrl={logoUrl}
            path={at(section.content.logoText === '' ? 'title' : 'logoText')}
            logoPath={at('logoUrl')}
          />
        )}
        {links.length > 0 && (
          <nav className="pg-nav" aria-label={`${words.onThisPage}${place}`}>
            <ul>
              {links.map((item) => (
                <li key={item.id}>
                  <PageLink
                    className="pg-nav-link"
                    href={navigationHref(page, item)}
                    mode={mode}
                    path={at('navigationItems', navigationItems.indexOf(item), 'label')}
                  >
                    {item.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="pg-bar-end">
          {searchPlaceholder !== '' && (
            <SearchField
              id={`${section.id}-search`}
              name={`${words.search}${place}`}
              placeholder={searchPlaceholder}
              mode={mode}
            />
          )}
          <AccountLinks content={section.content} mode={mode} at={at} />
          {ctaText === '' ? (
            <Buttons buttons={buttons} page={page} context={context} at={at} />
          ) : (
            <PageLink
              className="pg-cta"
              href={ctaHref(page, ctaUrl)}
              mode={mode}
              path={at('ctaText')}
            >
              {ctaText}
            </PageLink>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

/** What tells the landmarks of several headers apart: their number, from the second on. */
const placeNames = memoByPage((page): ReadonlyMap<string, string> => {
  const headers = knownSections(page).filter(({ type }) => type === 'header')
  return new Map(headers.map(({ id }, index) => [id, index === 0 ? '' : ` (${index + 1})`]))
})

type AccountLinksProps = {
  content: HeaderSection['content']
  mode: RenderContext['mode']
  at: TextPlace
}

function AccountLinks({ content, mode, at }: AccountLinksProps) {
  const { loginText, loginUrl, signupText, signupUrl } = content
  const links = [
    { name: 'loginText', text: loginText, url: loginUrl },
    { name: 'signupText', text: signupText, url: signupUrl },
  ].map((link) => ({ ...link, href: safeLink(link.url, '') }))
  // Without an address, the business may have no accounts to sign in to.
  const shown = links.filter(({ text, href }) => text !== '' && (href !== '' || showsSamples(mode)))
  return shown.map(({ name, text, href }) => (
    <PageLink key={text} className="pg-nav-link" href={href} mode={mode} path={at(name)}>
      {text}
    </PageLink>
  ))
}
