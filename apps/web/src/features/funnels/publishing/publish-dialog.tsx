import type { Funnel } from '@wildpath/contract'
import { Copy, ExternalLink } from 'lucide-react'

import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { copyWithToast } from './copy-with-toast.ts'
import { PublicationBadges } from './publication-badges.tsx'
import { usePublication } from './use-publication.ts'

type PublishDialogProps = {
  funnel: Funnel
  /** The funnel's address for visitors. */
  url: string
  isOpen: boolean
  onClose: () => void
}

export function PublishDialog({ funnel, url, isOpen, onClose }: PublishDialogProps) {
  const publication = usePublication(funnel.id)
  const { isPublic } = funnel

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Publish Settings"
      description={
        isPublic
          ? 'Anyone with the address can open the page and send the form.'
          : 'Only you can see this adventure. Publishing opens its page to everyone with the address.'
      }
      footer={
        isPublic ? (
          <>
            <Button
              key="make-private"
              variant="secondary"
              isBusy={publication.isPending}
              onClick={() => publication.mutate(false)}
              className="mr-auto"
            >
              Make Private
            </Button>
            <Button key="done" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button key="cancel" variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button
              key="publish"
              isBusy={publication.isPending}
              onClick={() => publication.mutate(true)}
            >
              Publish
            </Button>
          </>
        )
      }
    >
      <dl className="flex flex-col gap-5">
        <div>
          <dt className="text-note font-semibold">Status</dt>
          <dd aria-live="polite" className="mt-2 flex flex-wrap gap-2">
            <PublicationBadges funnel={funnel} showsPrivate />
          </dd>
        </div>
        <div>
          <dt className="text-note font-semibold">
            {isPublic ? 'Public address' : 'Public address once published'}
          </dt>
          <dd className="mt-2 rounded-control border border-line bg-ground px-3.5 py-2.5 wrap-anywhere select-all">
            {url}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-note text-quiet">
        The sample figures of the preview (customers, rating, satisfaction) stay off the public
        page: they are not yours.
      </p>
      {isPublic && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => void copyWithToast(url, 'Public link copied to clipboard!')}
          >
            <Copy aria-hidden size={18} />
            Copy Public Link
          </Button>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet' })}
          >
            <ExternalLink aria-hidden size={18} />
            Open Public Page
          </a>
        </div>
      )}
      {isPublic && (
        <p className="mt-5 text-note text-quiet">
          Making it private closes the page and its form. Your leads and numbers stay.
          {funnel.is_read_only && ' While it is read-only, it cannot be published again.'}
        </p>
      )}
    </Dialog>
  )
}
