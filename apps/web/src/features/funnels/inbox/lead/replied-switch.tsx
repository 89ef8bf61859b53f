import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Lead } from '@wildpath/contract'

import { callApi } from '../../../../entities/api/call-api.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { notifyError } from '../../../../ui/notify.ts'
import { Switch } from '../../../../ui/switch.tsx'
import { cacheLead } from '../cache-lead.ts'

/** Whether the person wrote back, which ends the follow-ups. */
export function RepliedSwitch({ lead }: { lead: Pick<Lead, 'id' | 'replied_at'> }) {
  const queryClient = useQueryClient()
  const mark = useMutation({
    mutationFn: (replied: boolean) =>
      callApi(api.updateLead, { params: { id: lead.id }, body: { replied } }),
    onSuccess: (answer) => cacheLead(queryClient, answer),
    onError: (failure) =>
      notifyError(
        `${failureMessage(failure, 'The server could not do this just now.')} It stays as it was.`,
      ),
  })

  return (
    <Switch
      label="They replied"
      hint="Ends the emails that are still to come."
      checked={mark.isPending ? mark.variables : lead.replied_at !== null}
      onChange={(event) => mark.mutate(event.target.checked)}
    />
  )
}
