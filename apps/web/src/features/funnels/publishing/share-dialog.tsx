import type { Funnel } from '@wildpath/contract'
import { Copy, Send, Share } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isUnpublishable } from '../request-unlimited-funnels.ts'
import { SharePart } from './share-part.tsx'

type ShareDialogProps = {
  funnel: Funnel
  isOpen: boolean
  onClose: () => void
  onCopyLink: () => void
  /** Opens Publish Settings. */
  onPublish: () => void
}

export function ShareDialog({ funnel, isOpen, onClose, onCopyLink, onPublish }: ShareDialogProps) {
  if (!funnel.isPublic) {
    const isReadOnly = isUnpublishable(funnel)
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title="Share"
        description={
          isReadOnly
            ? 'This adventure is private and read-only. Choose it as the editable one to publish and share it.'
            : 'This adventure is a draft that only you can see. Publish it to get a link that you can share.'
        }
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {isReadOnly ? 'Close' : 'Cancel'}
            </Button>
            {!isReadOnly && (
              <Button onClick={onPublish}>
                <Send aria-hidden size={18} />
                Publish
              </Button>
            )}
          </>
        }
      />
    )
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Share"
      description="Anyone with this link can open the page and send the form."
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-3">
          <a
            href={funnel.public_url}
            translate="no"
            target="_blank"
            rel="noreferrer"
            className="font-display text-title text-fern underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
          >
            {funnel.public_url}
          </a>
          <div className="flex flex-wrap gap-3">
            <Button onClick={onCopyLink}>
              <Copy aria-hidden size={18} />
              Copy Link
            </Button>
            {'share' in navigator && (
              <Button variant="secondary" onClick={() => void shareWithApp(funnel)}>
                <Share aria-hidden size={18} />
                Share with an app
              </Button>
            )}
          </div>
        </div>
        <SharePart funnel={funnel} url={funnel.public_url} />
      </div>
    </Dialog>
  )
}

/** Opens the share sheet of the device. */
async function shareWithApp({ public_url: url, generated_content: content }: Funnel) {
  // Closing the sheet rejects.
  await navigator.share({ url, title: content.landing_page.headline }).catch(() => {})
}
