import { useInfiniteQuery } from '@tanstack/react-query'
import { type AdminUser, adminUserOrders, planKeys, plans } from '@wildpath/contract'
import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { withSearchParam } from '../../../lib/with-search-param.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PeopleFilter, peopleQuery } from '../admin-queries.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditPlanDialog } from './edit-plan-dialog.tsx'
import { readPeopleFilter } from './people-filter.ts'
import { UserTable } from './user-table.tsx'

const orderNames = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  active: 'Last active',
} as const

const planOptions = planKeys.map((value) => ({ value, label: plans[value].label }))
const orderOptions = adminUserOrders.map((value) => ({ value, label: orderNames[value] }))

/** Everybody with an account: found by name or email, plan changed, deleted. The filter stands in the address. */
export function UserManagement() {
  const [params, setParams] = useSearchParams()
  const filter = readPeopleFilter(params)
  const list = useInfiniteQuery(peopleQuery(filter))
  const users = list.data?.pages.flatMap((page) => page.users) ?? []
  const [edited, setEdited] = useState<AdminUser | null>(null)
  const [doomed, setDoomed] = useState<AdminUser | null>(null)

  function setFilter(name: keyof PeopleFilter, value: string) {
    setParams((now) => withSearchParam(now, name, value), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <section aria-labelledby="user-management" className="flex flex-col gap-4">
      <h2 id="user-management" className="text-title">
        User Management
      </h2>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_14rem_14rem]">
        <div className="sm:col-span-2 lg:col-span-1 lg:mb-1.5">
          <SearchField
            label="Search users"
            placeholder="Search by name or email"
            search={filter.search ?? ''}
            onSearch={(search) => setFilter('search', search.trim())}
          />
        </div>
        <SelectField
          label="Plan"
          placeholder="All plans"
          options={planOptions}
          value={filter.plan ?? ''}
          onChange={(event) => setFilter('plan', event.target.value)}
        />
        <SelectField
          label="Order"
          options={orderOptions}
          value={filter.order ?? 'newest'}
          onChange={(event) => setFilter('order', event.target.value)}
        />
      </div>
      {list.isError && (
        <LoadFailure
          title="The users could not be loaded"
          failure={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && !list.isError && <Skeleton className="h-96" />}
      {list.data && users.length === 0 && (
        <EmptyState
          illustration={<UserSearch aria-hidden size={32} className="text-lantern" />}
          title="No users found"
          text="Nobody fits this search and plan."
        />
      )}
      {users.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <UserTable users={users} onEdit={setEdited} onDelete={setDoomed} />
        </div>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <EditPlanDialog user={edited} onClose={() => setEdited(null)} />
      <DeleteUserDialog user={doomed} onClose={() => setDoomed(null)} />
    </section>
  )
}
