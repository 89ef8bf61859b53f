import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'
import { Stamp } from 'lucide-react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

/** Asks to replace or hide the sample figures; until then they stay off the public page. */
export function SampleFiguresNotice({ funnel }: { funnel: Funnel }) {
  const hiding = useHideFigures(funnel)

  return (
    <Notice
      tone="lantern"
      icon={<Stamp aria-hidden size={20} className="shrink-0 text-lantern" />}
      title="Three figures are still samples"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            size="small"
            variant="secondary"
            to={`/funnel/${funnel.id}/edit-landing-page#proof-figures`}
          >
            Replace them
          </ButtonLink>
          <Button
            size="small"
            variant="secondary"
            isBusy={hiding.isPending}
            onClick={() => hiding.mutate()}
          >
            Hide them
          </Button>
        </div>
      }
    >
      Customers, rating and satisfaction in the preview are examples, not yours. Visitors do not see
      them until you put in your own.
    </Notice>
  )
}

function useHideFigures({ id, generated_content, revision }: Funnel) {
  const queryClient = useQueryClient()
  const { landing_page } = generated_content
  const proof = { state: 'hidden' as const, figures: landing_page.proof?.figures ?? [] }

  return useMutation({
    mutationFn: () =>
      callApi(api.updateFunnel, {
        params: { id },
        body: {
          generated_content: { landing_page: { ...landing_page, proof } },
          baseRevision: revision,
        },
      }),
    onSuccess: async (changed) => {
      await cacheFunnel(queryClient, changed)
      notifySuccess('The sample figures are hidden')
    },
    onError: (failure) => {
      if (isPlanRefusal(failure)) return
      notifyError(failureMessage(failure, 'Failed to update landing page'))
    },
  })
}
