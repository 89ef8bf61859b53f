import { type Funnel, industryLabels } from '@wildpath/contract'
import {
  ArrowLeft,
  Blocks,
  Download,
  ExternalLink,
  Globe,
  Link as LinkIcon,
  Pencil,
  PenLine,
  Send,
} from 'lucide-react'
import { Link } from 'react-router'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ChooseEditableButton } from '../../../entities/funnel/choose-editable-button.tsx'
import { openLink } from '../funnel-link.ts'
import { countOf, formatRate } from '../funnel-stats.ts'
import { publishLabel } from '../publish-label.ts'
import { shareAddress } from '../publishing/share-addresses.ts'
import { PublicationBadges } from '../publication-badges.tsx'
import { ReadOnlyBadge } from '../read-only-badge.tsx'
import { TimeAgo } from '../time-ago.tsx'
import { MoreMenu } from './more-menu.tsx'
import { useDuplicate } from './use-duplicate.ts'

type FunnelHeaderProps = {
  funnel: Funnel
  isDemo: boolean
  onPublish: () => void
  onDomain: () => void
  onCopyLink: () => void
  onExport: () => void
  onShare: () => void
}

export function FunnelHeader(props: FunnelHeaderProps) {
  const { funnel, isDemo, onPublish, onDomain, onCopyLink, onExport, onShare } = props
  const duplication = useDuplicate(funnel.id)

  return (
    <div>
      <Link
        to="/dashboard"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 text-note font-semibold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Dashboard
      </Link>
      <div className="mt-2 flex flex-col gap-5">
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-3">
            <h1 className="text-heading wrap-anywhere">{funnel.title}</h1>
            {!isDemo && (
              <MoreMenu
                whatsAppUrl={whatsAppUrlOf(funnel)}
                onShare={onShare}
                onDuplicate={() => duplication.mutate()}
                isDuplicating={duplication.isPending}
              />
            )}
          </div>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {isDemo && <Badge tone="lantern">Demo sample</Badge>}
            <PublicationBadges funnel={funnel} showsPrivate />
            {funnel.is_read_only && <ReadOnlyBadge />}
          </div>
          <p className="mt-3 text-note text-quiet">
            {industryLabels[funnel.business_info.industry]}
            <span aria-hidden> · </span>
            Created <TimeAgo time={funnel.created_at} />
            <span aria-hidden> · </span>
            <FunnelNumbers stats={funnel.stats} />
          </p>
        </div>
        {!isDemo && (
          <div className="gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2 sm:flex sm:flex-wrap sm:*:px-3.5">
            {funnel.is_read_only && (
              <ChooseEditableButton funnel={funnel} className="max-sm:col-span-2" />
            )}
            {(funnel.isPublic || !funnel.is_read_only) && (
              <Button
                variant={funnel.isPublic ? 'secondary' : 'primary'}
                {...(!funnel.isPublic && { 'aria-description': 'Publish Settings' })}
                onClick={onPublish}
                className="max-sm:col-span-2"
              >
                <Send aria-hidden size={18} />
                {publishLabel(funnel)}
              </Button>
            )}
            {!funnel.is_read_only && (
              <>
                <EditLinks funnelId={funnel.id} />
                <span aria-hidden className="-mb-2 basis-full max-sm:hidden" />
              </>
            )}
            <Button variant="secondary" onClick={onDomain}>
              <Globe aria-hidden size={18} />
              Domain
            </Button>
            <Button variant="secondary" onClick={onCopyLink}>
              <LinkIcon aria-hidden size={18} />
              Copy Link
            </Button>
            <a
              href={openLink(funnel)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary' })}
            >
              <ExternalLink aria-hidden size={18} />
              Preview Live
            </a>
            <Button
              variant="secondary"
              onClick={onExport}
              // Alone in its row on phones.
              className={funnel.is_read_only ? '' : 'max-sm:col-span-2'}
            >
              <Download aria-hidden size={18} />
              Export
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function whatsAppUrlOf(funnel: Funnel): string | null {
  if (!funnel.isPublic) return null
  const { headline } = funnel.generated_content.landing_page
  return shareAddress('WhatsApp', { url: funnel.public_url, title: headline })
}

function EditLinks({ funnelId }: { funnelId: string }) {
  return (
    <>
      <ButtonLink variant="secondary" to={`/funnel/${funnelId}/edit`}>
        <Pencil aria-hidden size={18} />
        Edit Funnel
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/funnel/${funnelId}/edit-landing-page`}>
        <PenLine aria-hidden size={18} />
        Edit Content
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/funnel/${funnelId}/page-builder`}>
        <Blocks aria-hidden size={18} />
        Page Builder
      </ButtonLink>
    </>
  )
}

function FunnelNumbers({ stats }: { stats: Funnel['stats'] }) {
  return (
    <span className="tabular-nums">
      {countOf(stats.views, 'view')}, {countOf(stats.leads, 'lead')}
      {stats.conversion_rate !== null && ` (${formatRate(stats.conversion_rate)})`}
    </span>
  )
}
