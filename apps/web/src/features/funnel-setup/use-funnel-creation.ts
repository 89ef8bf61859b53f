import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { funnelKeys } from '../../entities/funnel/funnel-queries.ts'
import { newId } from '../../lib/new-id.ts'
import { createFunnel } from './create-funnel.ts'
import { createFunnelCreation } from './funnel-creation.ts'
import { useGeneration } from './use-generation.ts'

/** The making of a funnel: see `createFunnelCreation`. */
export function useFunnelCreation() {
  const queryClient = useQueryClient()
  const { generation, progress } = useGeneration()
  const [creation] = useState(() =>
    createFunnelCreation({
      generation,
      createFunnel: (wanted) => createFunnel(wanted, callApi),
      async cacheFunnel(funnel) {
        queryClient.setQueryData(funnelKeys.one(funnel.id), funnel)
        await queryClient.invalidateQueries({ queryKey: funnelKeys.list })
      },
      newId,
    }),
  )

  return { progress, create: creation.create, cancel: generation.cancel }
}
