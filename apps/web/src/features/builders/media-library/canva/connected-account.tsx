import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { Check } from 'lucide-react'

import { callApi } from '../../../../entities/api/call-api.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { notify, notifyError, notifySuccess } from '../../../../ui/notify.ts'
import { designToolQuery, toolDesignsQuery } from './design-tool-queries.ts'

/** Whose account it is, and the way out. */
export function ConnectedAccount({ accountName }: { accountName: string | null }) {
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: () => callApi(api.disconnectDesignTool, {}),
    onSuccess: ({ isRevoked }) => {
      queryClient.setQueryData(designToolQuery.queryKey, { state: 'disconnected' })
      queryClient.removeQueries({ queryKey: toolDesignsQuery.queryKey })
      if (isRevoked) notifySuccess('Canva is disconnected. Pictures in your library stay.')
      else {
        notify(
          'Canva is disconnected here, but it did not answer. Remove the connection in your Canva settings, too.',
        )
      }
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'Canva is still connected. Please try again.')),
  })

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <Badge tone="fern" icon={<Check aria-hidden size={14} />}>
          Connected
        </Badge>
        {accountName !== null && (
          <span className="min-w-0 text-note [overflow-wrap:anywhere]">as {accountName}</span>
        )}
      </p>
      <Button
        size="small"
        variant="secondary"
        isBusy={ending.isPending}
        onClick={() => ending.mutate()}
      >
        Disconnect
      </Button>
    </div>
  )
}
