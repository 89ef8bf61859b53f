import { type AdminUser, isAdmin } from '@wildpath/contract'
import { clsx } from 'clsx'
import { LogIn, Pencil, ScrollText, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Avatar } from '../../../entities/person/avatar.tsx'
import { SignInAs } from '../../../entities/person/sign-in-as.tsx'
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx'
import { formatDateTime, formatShortDate } from '../../../lib/format-date.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useWide } from '../../../lib/use-wide.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { iconButtonClass } from '../../../ui/icon-button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { Table } from '../../../ui/table.tsx'
import { moneyText } from '../stats/money-text.ts'

type UserTableProps = {
  users: readonly AdminUser[]
  onEdit: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

/** A row a person; where there is no room for columns, a card each. */
export function UserTable({ users, ...actions }: UserTableProps) {
  if (!useWide()) {
    return (
      <ul aria-label="Users" className="flex flex-col gap-3">
        {users.map((user) => (
          <UserCard key={user.id} user={user} {...actions} />
        ))}
      </ul>
    )
  }
  return <Table caption="Users" rows={users} keyOf={({ id }) => id} columns={columnsOf(actions)} />
}

function columnsOf(
  actions: Omit<UserTableProps, 'users'>,
): ComponentProps<typeof Table<AdminUser>>['columns'] {
  return [
    { key: 'who', header: 'User', cell: (user) => <Who user={user} isShort /> },
    { key: 'plan', header: 'Plan', cell: ({ plan }) => <PlanBadge plan={plan} /> },
    { key: 'funnels', header: 'Adventures', align: 'right', cell: (user) => user.funnelCount },
    {
      key: 'spent',
      header: 'Total spent',
      align: 'right',
      cell: (user) => moneyText(user.totalSpent),
    },
    { key: 'since', header: 'Joined', cell: (user) => <Joined user={user} /> },
    { key: 'active', header: 'Last active', cell: (user) => <LastActive user={user} /> },
    { key: 'actions', header: 'Actions', cell: (user) => <Actions user={user} {...actions} /> },
  ]
}

type RowProps = Omit<UserTableProps, 'users'> & { user: AdminUser }

function UserCard({ user, ...actions }: RowProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-low">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Who user={user} />
        <PlanBadge plan={user.plan} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-note">
        <Entry label="Adventures">{user.funnelCount}</Entry>
        <Entry label="Total spent">{moneyText(user.totalSpent)}</Entry>
        <Entry label="Joined">
          <Joined user={user} />
        </Entry>
        <Entry label="Last active">
          <LastActive user={user} />
        </Entry>
      </dl>
      <Actions user={user} {...actions} />
    </li>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

/** In a column of its own a long name is cut, and told whole on hovering; it would squeeze all others. */
function Who({ user, isShort = false }: { user: AdminUser; isShort?: boolean }) {
  const name = user.full_name || 'No name'
  const cut = isShort ? 'max-w-36 truncate' : 'wrap-anywhere'
  return (
    <span className="flex min-w-0 items-center gap-3 text-left">
      <Avatar user={user} />
      <span className="min-w-0">
        <span className={clsx('block font-semibold', cut)} title={isShort ? name : undefined}>
          {name}
        </span>
        <span
          className={clsx('block text-note text-quiet', cut)}
          title={isShort ? user.email : undefined}
        >
          {user.email}
        </span>
      </span>
    </span>
  )
}

function Joined({ user }: { user: AdminUser }) {
  return (
    <time dateTime={user.created_at} className="whitespace-nowrap">
      {formatShortDate(user.created_at)}
    </time>
  )
}

function LastActive({ user: { lastActive } }: { user: AdminUser }) {
  const now = useNow()
  return lastActive === null ? (
    <span className="text-quiet">Never</span>
  ) : (
    <time dateTime={lastActive} title={formatDateTime(lastActive)} className="whitespace-nowrap">
      {relativeTime(lastActive, now)}
    </time>
  )
}

function Actions({ user, onEdit, onDelete }: RowProps) {
  const name = user.full_name || user.email
  return (
    <span className="flex gap-1 lg:gap-0">
      <IconButton label={`Edit plan of ${name}`} onClick={() => onEdit(user)}>
        <Pencil aria-hidden size={18} />
      </IconButton>
      <Link
        to={`/admin/audit?person=${encodeURIComponent(user.email)}`}
        aria-label={`Audit log of ${name}`}
        title={`Audit log of ${name}`}
        className={iconButtonClass}
      >
        <ScrollText aria-hidden size={18} />
      </Link>
      {!isAdmin(user) && (
        <SignInAs userId={user.id}>
          {(open) => (
            <IconButton
              label={
                user.allowsSupport
                  ? `Sign in as ${name}`
                  : `Sign in as ${name}: they do not allow it at the moment`
              }
              aria-disabled={!user.allowsSupport || undefined}
              onClick={user.allowsSupport ? open : undefined}
            >
              <LogIn aria-hidden size={18} />
            </IconButton>
          )}
        </SignInAs>
      )}
      {!isAdmin(user) && (
        <IconButton label={`Delete ${name}`} onClick={() => onDelete(user)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </span>
  )
}
