import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, samplesOf } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ChangeList } from '../../../entities/funnel/unpublished-changes/change-list.tsx'
import { SampleList } from '../../../entities/page/sample-list.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'

type SetAsMainProps = { funnel: Funnel; label: string; onMain: () => void }

/** Makes the builder's design the landing page, after a question (spec 2, 'Funnel detail'). */
export function SetAsMain({ funnel, label, onMain }: SetAsMainProps) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: () =>
      callApi(api.savePage, {
        params: { id: funnel.id },
        body: { usesPageBuilder: true, baseRevision: funnel.revision },
      }),
    onSuccess: async (changed) => {
      await cacheFunnel(queryClient, changed)
      notifySuccess('Page builder design is now your main website! 🎉')
      onMain()
    },
    onError: async (failure) => {
      // The upgrade dialog says it: see the query client.
      if (!isPlanRefusal(failure)) {
        notifyError(failureMessage(failure, 'Failed to set as main website'))
      }
      // It may have been changed elsewhere; the next try starts from what is there now.
      await queryClient.invalidateQueries({ queryKey: funnelKeys.one(funnel.id) })
    },
    onSettled: () => setAsking(false),
  })

  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}?`}
        confirmLabel={label}
        isDanger={false}
        isBusy={change.isPending}
        onConfirm={() => change.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          This will replace your current landing page with your page builder design. Your current
          landing page will be backed up. Continue?
        </p>
        <div className="mt-4 flex flex-col gap-4">
          {isAsking && funnel.has_unpublished_changes && <ChangeList funnel={funnel} />}
          <SampleList samples={samplesOf(funnel.pageBuilderData)} funnelId={funnel.id} />
        </div>
      </ConfirmDialog>
    </>
  )
}
