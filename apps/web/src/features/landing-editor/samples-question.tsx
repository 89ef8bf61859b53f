import type { SampleOnPage } from '@wildpath/page/samples'

import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SampleList } from '../../entities/page/sample-list.tsx'

type SamplesQuestionProps = {
  funnelId: string
  samples: readonly SampleOnPage[]
  isOpen: boolean
  onClose: () => void
  onPublish: () => void
}

/** Lists the samples that stay unpublished before an edited page goes live. */
export function SamplesQuestion(props: SamplesQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title="Publish your page builder design?"
      confirmLabel="Publish"
      isDanger={false}
      onConfirm={props.onPublish}
      onClose={props.onClose}
    >
      <SampleList samples={props.samples} funnelId={props.funnelId} />
    </ConfirmDialog>
  )
}
