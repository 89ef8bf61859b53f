import { useQueryClient } from '@tanstack/react-query'
import { may, plans, unlimitedFunnels } from '@wildpath/contract'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

import { funnelListQuery } from '../../entities/funnel/funnel-queries.ts'
import { useSession } from '../../entities/person/session.ts'
import { requestUpgrade } from '../../entities/plan/upgrade-request.ts'
import type { LinkProps } from '../../ui/link-context.ts'

const newFunnel = /^\/new-funnel(?:$|[?#])/

/**
 * Every link of the application. One that leads to a new adventure opens the upgrade dialog instead where
 * the plan has no room for it: before the questions are answered, wherever the link stands.
 */
export function AppLink({ to, onClick, ...rest }: LinkProps) {
  const queryClient = useQueryClient()
  const session = useSession()
  const navigate = useNavigate()

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const user = session?.user
    if (!user || session.isDemo || !newFunnel.test(to) || !isPlain(event)) return
    if (plans[user.plan].funnelLimit === null) return
    event.preventDefault()
    void goWhereThereIsRoom(event.currentTarget)
  }

  async function goWhereThereIsRoom(opener: HTMLElement) {
    // The screen itself says so, too, where the list cannot be read.
    const list = await queryClient.ensureQueryData(funnelListQuery).catch(() => [])
    const plan = session?.user?.plan ?? 'free'
    if (may(plan, { to: 'create-funnel', funnelCount: list.length }).isAllowed) {
      await navigate(to)
      return
    }
    const note = `${plans[plan].label} has room for one adventure, and you have it.`
    requestUpgrade({ feature: unlimitedFunnels, note }, opener)
  }

  return <Link {...rest} to={to} onClick={handleClick} />
}

/** Opened here, and not in a tab of its own. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
