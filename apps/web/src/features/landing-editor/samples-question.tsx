import type { SampleOnPage } from '@wildpath/page/samples'

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SampleList } from '../../entities/page/sample-list.tsx'

type SamplesQuestionProps = {
  funnelId: string
  samples: readonly SampleOnPage[]
  isOpen: boolean
  onClose: () => void
  onPublishWithout: () => void
}

/** Before a builder's page goes live that still has words of its templates. */
export function SamplesQuestion(props: SamplesQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title="Publish your page builder design?"
      confirmLabel="Publish without the samples"
      isDanger={false}
      onConfirm={props.onPublishWithout}
      onClose={props.onClose}
    >
      <SampleList samples={props.samples} funnelId={props.funnelId} />
    </ConfirmDialog>
  )
}
