import { hasAdminPlan, isUpgradeOffered, type User } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Gauge, Inbox, Lightbulb, LogOut, MessagesSquare, Settings, TrendingUp } from 'lucide-react'

import { Avatar } from '../../entities/person/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { DisclosureMenu, disclosureItemClass } from '../../ui/disclosure-menu.tsx'
import { PlanBadge } from '../../entities/plan/plan-badge.tsx'
import { useSignOut } from './use-sign-out.ts'

export function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut()

  return (
    <DisclosureMenu
      className="right-0"
      triggerClass="inline-flex size-11 items-center justify-center rounded-full"
      trigger={
        <>
          <Avatar user={user} />
          <span className="sr-only">Account of {user.full_name || user.email}</span>
        </>
      }
    >
      <div className="max-w-72 px-3 py-2.5 wrap-anywhere">
        <p className="font-semibold">{user.full_name || user.email}</p>
        {user.full_name && <p className="text-note text-quiet">{user.email}</p>}
        <div className="mt-2">
          <PlanBadge plan={user.plan} />
        </div>
      </div>
      <hr className="my-1.5 border-line" />
      {isUpgradeOffered(user) && (
        <Link to="/pricing" className={disclosureItemClass}>
          <TrendingUp aria-hidden size={18} />
          Upgrade Plan
        </Link>
      )}
      <Link to="/leads" className={disclosureItemClass}>
        <Inbox aria-hidden size={18} />
        Leads
      </Link>
      <Link to="/requests" className={disclosureItemClass}>
        <Lightbulb aria-hidden size={18} />
        Feature Requests
      </Link>
      <Link to="/account" className={disclosureItemClass}>
        <Settings aria-hidden size={18} />
        Account Settings
      </Link>
      {hasAdminPlan(user) && (
        <>
          <Link to="/account?tab=admin" className={disclosureItemClass}>
            <Gauge aria-hidden size={18} />
            Admin Panel
          </Link>
          <Link to="/admin/chats" className={disclosureItemClass}>
            <MessagesSquare aria-hidden size={18} />
            Live Chat Support
          </Link>
        </>
      )}
      <hr className="my-1.5 border-line" />
      <button
        type="button"
        onClick={() => void signOut()}
        className={clsx(disclosureItemClass, 'w-full')}
      >
        <LogOut aria-hidden size={18} />
        End Journey
      </button>
    </DisclosureMenu>
  )
}
