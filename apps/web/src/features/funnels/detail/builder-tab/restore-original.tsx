import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../../entities/api/call-api.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { funnelKeys } from '../../../../entities/funnel/funnel-queries.ts'
import { isPlanRefusal } from '../../../../entities/plan/plan-refusal.ts'
import { cacheFunnel } from '../../../../entities/funnel/cache-funnel.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../../../ui/notify.ts'

type RestoreOriginalProps = { funnel: Funnel; onRestored: () => void }

export function RestoreOriginal({ funnel, onRestored }: RestoreOriginalProps) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const restore = useMutation({
    mutationFn: () =>
      callApi(api.savePage, {
        params: { id: funnel.id },
        body: { usesPageBuilder: false, baseRevision: funnel.revision },
      }),
    onSuccess: async (changed) => {
      await cacheFunnel(queryClient, changed)
      notifySuccess(
        'Your original landing page is back. You can restore the page you built from Versions.',
      )
      onRestored()
    },
    onError: async (failure) => {
      // The upgrade dialog says it: see the query client.
      if (!isPlanRefusal(failure)) {
        notifyError(failureMessage(failure, 'Failed to restore the original landing page'))
      }
      await queryClient.invalidateQueries({ queryKey: funnelKeys.one(funnel.id) })
    },
    onSettled: () => setAsking(false),
  })

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Restore Original Landing Page
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Restore Original Landing Page?"
        confirmLabel="Restore"
        isDanger={false}
        isBusy={restore.isPending}
        onConfirm={() => restore.mutate()}
        onClose={() => setAsking(false)}
      >
        Visitors will see your original landing page again. The page you built stays in Versions,
        and you can restore it from there.
        {funnel.isPublic && ' Any other unpublished changes go live too.'}
      </ConfirmDialog>
    </>
  )
}
