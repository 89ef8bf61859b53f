import type { User } from '@wildpath/contract'
import { LogOut } from 'lucide-react'

import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx'
import { PlanBadge } from '../../ui/plan-badge.tsx'
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
          <span className="inline-flex size-9 items-center justify-center rounded-full border border-edge bg-fern-wash text-note font-bold text-fern uppercase">
            {initials(user)}
          </span>
          <span className="sr-only">Account of {user.full_name || user.email}</span>
        </button>
      }
    >
      <div className="max-w-72 px-3 py-2.5">
        <p className="font-semibold">{user.full_name || user.email}</p>
        {user.full_name && <p className="text-note text-quiet">{user.email}</p>}
        <div className="mt-2">
          <PlanBadge plan={user.plan} />
        </div>
      </div>
      <MenuDivider />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden size={18} />
        End Journey
      </MenuItem>
    </Menu>
  )
}

function initials(user: User): string {
  const words = (user.full_name || user.email).trim().split(/\s+/)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => Array.from(word ?? '')[0] ?? '').join('')
}
