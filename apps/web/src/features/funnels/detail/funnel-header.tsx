import type { Funnel } from '@wildpath/contract'
import { ArrowLeft, PenLine, Share2 } from 'lucide-react'
import { Link } from 'react-router'

import { ChooseEditableButton } from '../../../entities/funnel/choose-editable-button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PublicationBadges } from '../publication-badges.tsx'
import { ReadOnlyBadge } from '../read-only-badge.tsx'
import { isUnpublishable } from '../request-unlimited-funnels.ts'
import { UnpublishedChangesBadge } from '../unpublished-changes-badge.tsx'
import type { FunnelActions } from './funnel-actions.ts'
import { MoreMenu } from './more-menu.tsx'
import { PublishButton } from './publish-button.tsx'

type FunnelHeaderProps = { funnel: Funnel; isDemo: boolean; actions: FunnelActions }

export function FunnelHeader({ funnel, isDemo, actions }: FunnelHeaderProps) {
  return (
    <div>
      <Link
        to="/dashboard"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 text-note font-semibold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Dashboard
      </Link>
      <div className="mt-2 flex flex-col gap-5 lg:flex-row lg:items-start lg:justify-between lg:gap-8">
        <div className="min-w-0">
          <h1 className="text-heading wrap-anywhere">{funnel.title}</h1>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {isDemo && <Badge tone="lantern">Demo sample</Badge>}
            <PublicationBadges funnel={funnel} showsPrivate />
            {funnel.has_unpublished_changes && <UnpublishedChangesBadge />}
            {funnel.is_read_only && <ReadOnlyBadge />}
          </div>
          {!isDemo && <Visibility funnel={funnel} />}
        </div>
        {!isDemo && <HeaderActions funnel={funnel} actions={actions} />}
      </div>
    </div>
  )
}

function Visibility({ funnel }: { funnel: Funnel }) {
  const { isPublic, public_url: url, has_unpublished_changes: hasChanges } = funnel
  if (!isPublic) {
    return <p className="mt-3 text-note text-quiet">Only you can see this adventure.</p>
  }
  return (
    <p className="mt-1.5 text-note text-quiet">
      <a
        href={url}
        translate="no"
        target="_blank"
        rel="noreferrer"
        className="inline-block py-1.5 wrap-anywhere text-fern underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {url}
      </a>
      {hasChanges && (
        <span className="block">Visitors still see the version you published last.</span>
      )}
    </p>
  )
}

/** On phones, the first action has a line of its own. */
function HeaderActions({ funnel, actions }: Omit<FunnelHeaderProps, 'isDemo'>) {
  return (
    <div className="grid shrink-0 grid-cols-[1fr_1fr_auto] gap-2 sm:flex">
      {funnel.is_read_only && (
        <ChooseEditableButton funnel={funnel} className="max-sm:col-span-3" />
      )}
      {!isUnpublishable(funnel) && (
        <PublishButton
          funnel={funnel}
          onSettings={actions.onPublish}
          className="max-sm:col-span-3"
        />
      )}
      {!funnel.is_read_only && (
        <ButtonLink variant="secondary" to={`/funnel/${funnel.id}/visual-editor`}>
          <PenLine aria-hidden size={18} />
          Edit page
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        onClick={actions.onShare}
        className={funnel.is_read_only ? 'max-sm:col-span-2' : ''}
      >
        <Share2 aria-hidden size={18} />
        Share
      </Button>
      <MoreMenu funnel={funnel} actions={actions} />
    </div>
  )
}
