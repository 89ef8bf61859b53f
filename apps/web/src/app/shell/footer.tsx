import { product } from '@wildpath/contract'

import { Link } from '../../ui/link.tsx'

const links = [
  { to: '/menu', label: 'Menu' },
  { to: '/support', label: 'Support' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const

export function Footer() {
  return (
    <footer className="border-t border-line bg-ground">
      <div className="content-width flex flex-col items-center justify-between gap-x-8 py-4 text-center text-note text-quiet sm:flex-row sm:text-left">
        <p>{product.name}: adventures that bring people to yours.</p>
        <nav aria-label="Footer" className="flex">
          {links.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              className="inline-flex min-h-11 items-center rounded-control px-3 hover:text-ink hover:underline"
            >
              {link.label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
