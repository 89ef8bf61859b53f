import { product } from '@wildpath/contract'

import { useSite } from '../../entities/site/site.ts'
import { Link } from '../../ui/link.tsx'
import { companyLinks, exploreLinks } from './footer-links.ts'
import { HomeAnchorLink } from './home-anchor-link.tsx'
import { PrivacyChoicesButton } from './privacy-choices-button.tsx'
import { SocialLinks } from './social-links.tsx'

const entryClass =
  'inline-flex min-h-11 items-center rounded-control hover:text-ink hover:underline sm:pointer-fine:min-h-9'

/** The footer of work screens: the links of the full footer in one line, which wraps on phones. */
export function CompactFooter() {
  const { year } = useSite()

  return (
    <footer className="border-t border-line bg-ground text-note text-quiet">
      <div className="content-width flex flex-wrap items-center gap-x-6 py-1">
        <nav aria-label="Footer" className="flex-1">
          <ul className="flex flex-wrap items-center gap-x-4">
            <li className="sm:mr-auto">
              © {year} {product.name}
            </li>
            <li>
              <HomeAnchorLink to="/#features" className={entryClass}>
                Features
              </HomeAnchorLink>
            </li>
            {[...exploreLinks, ...companyLinks].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={entryClass}>
                  {label}
                </Link>
              </li>
            ))}
            <PrivacyChoicesButton className={entryClass} />
          </ul>
        </nav>
        <SocialLinks />
      </div>
    </footer>
  )
}
