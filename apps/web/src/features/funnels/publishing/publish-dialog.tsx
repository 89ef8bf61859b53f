import { type Funnel, samplesOf } from '@wildpath/contract'
import { Copy, ExternalLink } from 'lucide-react'

import { useSession } from '../../../entities/person/session.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SampleList } from '../../../entities/page/sample-list.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { DialogPart } from '../dialog-part.tsx'
import { countOf, formatRate } from '../funnel-stats.ts'
import { PublicationBadges } from '../publication-badges.tsx'
import { UnpublishedChangesNotice } from '../../../entities/funnel/unpublished-changes/unpublished-changes-notice.tsx'
import { RunningAdsNotice } from '../../../entities/ad-spending/running-ads-notice.tsx'
import { useRunningAdsText } from '../../../entities/ad-spending/use-running-ads-text.ts'
import { UntranslatedNotice } from '../../../entities/funnel/untranslated-notice.tsx'
import { usePublication } from '../../../entities/funnel/use-publication.ts'
import { MakePrivateDialog } from './make-private-dialog.tsx'
import { MissingWordsNotice } from './missing-words-notice.tsx'
import { SharePart } from './share-part.tsx'
import { SlugForm } from './slug-form.tsx'
import { useMakePrivate } from './use-make-private.ts'

type PublishDialogProps = {
  funnel: Funnel
  /** The funnel's address for visitors. */
  url: string
  isOpen: boolean
  onClose: () => void
}

/** Publish Settings (spec 2, section 2): status, address, sharing and what the page has brought. */
export function PublishDialog({ funnel, url, isOpen, onClose }: PublishDialogProps) {
  const runningAds = useRunningAdsText({ isShown: isOpen, funnelId: funnel.id })
  const publication = usePublication(funnel.id, { runningAds })
  const makePrivate = useMakePrivate({
    funnelId: funnel.id,
    makePrivate: () => publication.mutate(false),
  })
  const { publicUrl = '', user } = useSession() ?? {}
  const { isPublic } = funnel

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
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
              isBusy={makePrivate.isPending || publication.isPending}
              onClick={makePrivate.press}
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
      <div className="flex flex-col gap-7">
        <DialogPart title="Status">
          <p aria-live="polite" className="flex flex-wrap gap-2">
            <PublicationBadges funnel={funnel} showsPrivate />
          </p>
          {isPublic && (
            <p className="text-note text-quiet">
              Making it private closes the page and its form. Your leads and numbers stay.
              {runningAds === '' && ' Ads that lead to it run on at your cost: pause them first.'}
              {funnel.is_read_only && ' While it is read-only, it cannot be published again.'}
            </p>
          )}
          <UnpublishedChangesNotice funnel={funnel} />
          <RunningAdsNotice runningAds={runningAds} isPublic={isPublic} onLeave={onClose} />
          {funnel.follow_ups_on && user?.postal_address === '' && (
            <p className="text-note text-quiet">
              New leads get your three follow-up emails. The postal address that laws ask for below
              them is missing:{' '}
              <TextLink to={`/funnel/${funnel.id}?tab=follow-ups`}>add it</TextLink>.
            </p>
          )}
          <MissingWordsNotice language={funnel.generated_content.landing_page.language} />
          {isOpen && !funnel.is_read_only && <UntranslatedNotice funnel={funnel} />}
          {!funnel.is_read_only && (
            <SampleList samples={samplesOf(funnel.pageBuilderData)} funnelId={funnel.id} />
          )}
        </DialogPart>
        <DialogPart title={isPublic ? 'Public address' : 'Public address once published'}>
          {isPublic ? (
            <>
              <a
                href={url}
                translate="no"
                target="_blank"
                rel="noreferrer"
                className="font-display text-title text-fern underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
              >
                {url}
              </a>
              <AddressActions url={url} />
            </>
          ) : (
            <p
              translate="no"
              className="rounded-control border border-line bg-ground px-3.5 py-2.5 wrap-anywhere select-all"
            >
              {url}
            </p>
          )}
          {!funnel.is_read_only && <SlugForm funnel={funnel} publicUrl={publicUrl} />}
        </DialogPart>
        {isPublic && (
          <>
            <DialogPart title="Share">
              <SharePart funnel={funnel} url={url} />
            </DialogPart>
            <DialogPart title="Analytics">
              <PageFigures stats={funnel.stats} />
              <p className="text-quiet">In the last 30 days:</p>
              <AnalyticsPanel funnel={funnel} />
            </DialogPart>
          </>
        )}
      </div>
      <MakePrivateDialog
        isOpen={makePrivate.isAsking}
        title={funnel.title}
        runningAds={runningAds}
        onConfirm={makePrivate.confirm}
        onClose={makePrivate.keep}
      />
    </Dialog>
  )
}

const AnalyticsPanel = lazyComponent(
  async () => (await import('../analytics/analytics-panel.tsx')).AnalyticsPanel,
)

function AddressActions({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        onClick={() => void copyWithToast(url, 'Public URL copied to clipboard')}
      >
        <Copy aria-hidden size={18} />
        Copy Public Link
      </Button>
      <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet' })}>
        <ExternalLink aria-hidden size={18} />
        Open Public Page
      </a>
    </div>
  )
}

/** All that was ever counted; below it stand the last thirty days. */
function PageFigures({ stats }: { stats: Funnel['stats'] }) {
  return (
    <p className="text-quiet tabular-nums">
      In all: {countOf(stats.views, 'view')}, {countOf(stats.leads, 'lead')}, conversion{' '}
      {formatRate(stats.conversion_rate)}
    </p>
  )
}
