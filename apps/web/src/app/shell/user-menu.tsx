import { hasAdminPlan, isUpgradeOffered, type User } from '@wildpath/contract'
import { Gauge, Inbox, Lightbulb, LogOut, MessagesSquare, Settings, TrendingUp } from 'lucide-react'

import { Avatar } from '../../entities/person/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx'
import { PlanBadge } from '../../entities/plan/plan-badge.tsx'
import { useSignOut } from './use-sign-out.ts'

export function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut()

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex size-11 items-center justify-center rounded-full"
        >
          <Avatar user={user} />
          <span className="sr-only">Account of {user.full_name || user.email}</span>
        </button>
      }
    >
      <div className="max-w-72 px-3 py-2.5 wrap-anywhere">
        <p className="font-semibold">{user.full_name || user.email}</p>
        {user.full_name && <p className="text-note text-quiet">{user.email}</p>}
        <div className="mt-2">
          <PlanBadge plan={user.plan} />
        </div>
      </div>
      <MenuDivider />
      {isUpgradeOffered(user) && (
        <MenuItem asChild>
          <Link to="/pricing">
            <TrendingUp aria-hidden size={18} />
            Upgrade Plan
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to="/leads">
          <Inbox aria-hidden size={18} />
          Leads
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/requests">
          <Lightbulb aria-hidden size={18} />
          Feature Requests
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/account">
          <Settings aria-hidden size={18} />
          Account Settings
        </Link>
      </MenuItem>
      {hasAdminPlan(user) && (
        <>
          <MenuItem asChild>
            <Link to="/account?tab=admin">
              <Gauge aria-hidden size={18} />
              Admin Panel
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/admin/chats">
              <MessagesSquare aria-hidden size={18} />
              Live Chat Support
            </Link>
          </MenuItem>
        </>
      )}
      <MenuDivider />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden size={18} />
        End Journey
      </MenuItem>
    </Menu>
  )
}
