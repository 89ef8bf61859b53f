import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => callApi(api.getSecondFactor, {}, { signal }),
})
