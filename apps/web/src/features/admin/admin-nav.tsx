import { useQuery } from '@tanstack/react-query'
import {
  Gauge,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MailX,
  MessageCircleQuestion,
  MessagesSquare,
  ScrollText,
  ShieldAlert,
  ToggleRight,
} from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { Link } from '../../ui/link.tsx'
import { usePathname } from '../../ui/link-context.ts'
import { moderationCountsQuery } from './questions/moderation-queries.ts'
import { countText } from './questions/moderation-words.ts'

type AdminScreen = {
  to: string
  label: string
  Icon: LucideIcon
  /** How much waits there. */
  Count?: () => ReactNode
}

/** What admins look after, a screen each; their guard shows this above every one of them. */
const adminScreens: readonly AdminScreen[] = [
  { to: '/account?tab=admin', label: 'Overview', Icon: Gauge },
  { to: '/admin/chats', label: 'Live chat', Icon: MessagesSquare },
  {
    to: '/admin/questions',
    label: 'Questions',
    Icon: MessageCircleQuestion,
    Count: WaitingQuestions,
  },
  { to: '/admin/audit', label: 'Audit log', Icon: ScrollText },
  { to: '/admin/mail', label: 'Suppressed mail', Icon: MailX },
  { to: '/admin/quarantine', label: 'Held back', Icon: ShieldAlert },
  { to: '/admin/requests', label: 'Requests', Icon: Lightbulb },
  { to: '/admin/switches', label: 'Switches', Icon: ToggleRight },
  { to: '/admin/jobs', label: 'Background jobs', Icon: ListChecks },
]

/** The way from one admin screen to the others; the row scrolls sideways where it does not fit. */
export function AdminNav() {
  const pathname = usePathname()
  const row = useRef<HTMLUListElement>(null)
  const currentIndex = adminScreens.findIndex(({ to }) => to.split('?')[0] === pathname)

  // The current screen's entry may stand beyond the edge of a phone.
  useLayoutEffect(() => {
    const list = row.current
    const current = list?.children[currentIndex]
    if (!list || !(current instanceof HTMLElement)) return
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
  }, [currentIndex])

  return (
    <nav aria-label="Admin">
      <ul
        ref={row}
        // On phones its end fades: more stands there than fits.
        className="relative -mx-4 flex gap-1 overflow-x-auto py-1 pr-14 pl-4 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-3.5rem),transparent)] sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {adminScreens.map(({ to, label, Icon, Count }, index) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={index === currentIndex ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-note font-semibold whitespace-nowrap text-quiet transition-colors hover:text-ink aria-[current]:bg-fern-wash aria-[current]:text-fern"
            >
              {/* Nine words fit one row; with icons they do not. */}
              <Icon aria-hidden size={18} className="sm:hidden" />
              {label}
              {Count && <Count />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Questions that nobody has answered, and posts that are reported. */
function WaitingQuestions() {
  const { data } = useQuery(moderationCountsQuery)
  const count = (data?.unanswered ?? 0) + (data?.reported ?? 0)
  if (count === 0) return null

  return (
    <span className="rounded-full bg-lantern px-2 text-note text-on-lantern">
      {countText(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
