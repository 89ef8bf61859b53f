import { adminUserOrderSchema, planKeySchema } from '@wildpath/contract'

import type { PeopleFilter } from '../admin-queries.ts'

/** What of the list is shown, as the address says; what it does not know is left out. */
export function readPeopleFilter(params: URLSearchParams): PeopleFilter {
  const search = (params.get('search') ?? '').trim()
  const plan = planKeySchema.safeParse(params.get('plan')).data
  const order = adminUserOrderSchema.safeParse(params.get('order')).data
  return {
    ...(search !== '' && { search }),
    ...(plan && { plan }),
    ...(order && order !== 'newest' && { order }),
  }
}
