import { product } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { useSite } from '../../entities/site/site.ts'
import { Link } from '../../ui/link.tsx'
import { companyLinks, exploreLinks } from './footer-links.ts'
import { HomeAnchorLink } from './home-anchor-link.tsx'
import { Logo } from './logo.tsx'
import { PrivacyChoicesButton } from './privacy-choices-button.tsx'
import { SocialLinks } from './social-links.tsx'

const entryClass =
  'inline-flex min-h-11 items-center rounded-control hover:text-ink hover:underline sm:min-h-9'

export function Footer() {
  const { year } = useSite()

  return (
    <footer className="border-t border-line bg-ground text-note text-quiet">
      <div className="content-width grid grid-cols-2 gap-x-6 gap-y-8 pt-10 pb-6 md:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-2 flex flex-col items-start gap-2 md:col-span-1">
          <Logo />
          <p className="max-w-xs">Adventures that bring people to yours.</p>
          <SocialLinks />
        </div>
        <Column title="Explore">
          <li>
            <HomeAnchorLink to="/#features" className={entryClass}>
              Features
            </HomeAnchorLink>
          </li>
          {exploreLinks.map(toEntry)}
        </Column>
        <Column title="Company">
          {companyLinks.map(toEntry)}
          <PrivacyChoicesButton className={entryClass} />
        </Column>
        <p className="col-span-full border-t border-line pt-4">
          © {year} {product.name}
        </p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="mb-1 font-semibold text-ink">{title}</p>
      <ul>{children}</ul>
    </nav>
  )
}

function toEntry({ to, label }: { to: string; label: string }) {
  return (
    <li key={to}>
      <Link to={to} className={entryClass}>
        {label}
      </Link>
    </li>
  )
}
