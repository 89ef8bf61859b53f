import { product } from '@wildpath/contract'
import { ChevronRight } from 'lucide-react'

import { usePerson } from '../../entities/person/person.ts'
import { Link } from '../../ui/link.tsx'
import { ArticleScreen } from './article-screen.tsx'

/** What the tab, search engines and shared links say. */
export const meta = { title: 'Menu', description: `Every page of ${product.name} in one list.` }

type Place = { to: string; label: string; text: string }

const visitorPlaces: readonly Place[] = [
  { to: '/auth/signup', label: 'Start Your Journey', text: 'Create an account' },
  { to: '/auth/login', label: 'Login', text: 'Return to your adventures' },
]
const userPlaces: readonly Place[] = [
  { to: '/dashboard', label: 'Dashboard', text: 'Your adventures and their numbers' },
  { to: '/new-funnel', label: 'New Adventure', text: 'Describe a business, get its pages' },
  { to: '/account', label: 'Account Settings', text: 'Profile, plan and security' },
]
const commonPlaces: readonly Place[] = [
  { to: '/', label: 'Home', text: 'What this is and how it works' },
  { to: '/pricing', label: 'Pricing', text: 'Plans side by side' },
  { to: '/templates', label: 'Templates', text: 'Whole pages to start from' },
  { to: '/integrations', label: 'Integrations', text: 'What connects, and what stands in for it' },
  { to: '/about', label: 'About Our Journey', text: 'Why this exists' },
  { to: '/help', label: 'Help', text: 'How everything works' },
  { to: '/support', label: 'Support', text: 'Where to ask' },
  { to: '/terms', label: 'Terms & Conditions', text: 'What we agree on' },
  { to: '/privacy', label: 'Privacy Policy', text: 'What happens with your data' },
]

/** Every place one can go from here, and nothing else. */
export function MenuScreen() {
  const user = usePerson()
  const places = [...(user ? userPlaces : visitorPlaces), ...commonPlaces]

  return (
    <ArticleScreen title={meta.title}>
      <nav aria-label="All pages">
        <ul className="divide-y divide-line border-y border-line">
          {places.map((place) => (
            <li key={place.to}>
              <Link
                to={place.to}
                className="group flex min-h-16 items-center justify-between gap-4 rounded-control py-3 hover:bg-surface sm:-mx-3 sm:px-3"
              >
                <span>
                  <span className="block font-display text-title">{place.label}</span>
                  <span className="block text-note text-quiet">{place.text}</span>
                </span>
                <ChevronRight
                  aria-hidden
                  className="shrink-0 text-edge transition-transform group-hover:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </ArticleScreen>
  )
}
