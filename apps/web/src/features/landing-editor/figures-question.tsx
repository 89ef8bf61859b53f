import type { RefObject } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type FiguresQuestionProps = {
  isOpen: boolean
  onClose: () => void
  onReplace: () => void
  onHide: () => void
  onPublishWithout: () => void
  /** Where the focus goes afterwards, when it is elsewhere than before. */
  returnFocus: RefObject<HTMLElement | null>
}

/** Before a page with sample figures is published (product.md, 'Public page'). */
export function FiguresQuestion(props: FiguresQuestionProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
      title="Your proof figures are still samples"
      footer={
        <>
          <Button variant="secondary" onClick={props.onReplace}>
            Replace them
          </Button>
          <Button variant="secondary" onClick={props.onHide}>
            Hide and publish
          </Button>
          <Button onClick={props.onPublishWithout}>Publish without them</Button>
        </>
      }
    >
      <p>
        Customers, rating and satisfaction in the preview are examples, not yours, so visitors never
        see them. Replace them with figures of your own, hide them, or publish and decide later.
      </p>
    </Dialog>
  )
}
