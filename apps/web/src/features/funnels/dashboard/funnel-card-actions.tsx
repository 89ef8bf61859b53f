import type { FunnelSummary } from '@wildpath/contract'
import { useState } from 'react'
import { ExternalLink, Eye, Globe, Link as LinkIcon, Pencil, Send, Trash2 } from 'lucide-react'

import { useSession } from '../../../entities/person/session.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChooseEditableButton } from '../../../entities/funnel/choose-editable-button.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'
import { DomainDialog } from '../domains/lazy-domain-dialog.ts'
import { PublishDialog } from '../publishing/lazy-publish-dialog.ts'
import { useFunnelPrefetch } from '../use-funnel-prefetch.ts'
import { useDeleteFunnel } from './use-delete-funnel.ts'
import { usePublishSettings } from './use-publish-settings.ts'

type FunnelCardActionsProps = {
  funnel: FunnelSummary
  url: string
  /** The card's heading; says for screen readers which adventure a button is about. */
  titleId: string
  onDeleted: () => void
}

export function FunnelCardActions({ funnel, url, titleId, onDeleted }: FunnelCardActionsProps) {
  const session = useSession()
  const isDemo = session?.isDemo ?? false
  const settings = usePublishSettings(funnel.id)
  const [isDomainOpen, setDomainOpen] = useState(false)
  const prefetch = useFunnelPrefetch(funnel.id)
  const deletion = useDeleteFunnel({ funnel, url, onDeleted })

  function handleCopy() {
    if (funnel.isPublic) void copyWithToast(url, 'Public link copied to clipboard!')
    else notifyError('Funnel must be published first')
  }

  const view = (
    <ButtonLink
      to={`/funnel/${funnel.id}`}
      {...secondary}
      {...(!isDemo && prefetch)}
      aria-describedby={titleId}
    >
      <Eye aria-hidden size={16} />
      View
    </ButtonLink>
  )
  // The sample is known to no server, so there is nothing to publish or delete.
  if (isDemo) return <div className={row}>{view}</div>

  return (
    <div className={row}>
      {funnel.is_read_only && (
        <ChooseEditableButton
          funnel={funnel}
          {...secondary}
          aria-describedby={titleId}
          className="max-sm:col-span-2"
        />
      )}
      {view}
      {!funnel.is_read_only && (
        <ButtonLink to={`/funnel/${funnel.id}/edit`} {...secondary} aria-describedby={titleId}>
          <Pencil aria-hidden size={16} />
          Edit
        </ButtonLink>
      )}
      {(funnel.isPublic || !funnel.is_read_only) && (
        <Button
          size="small"
          variant={funnel.isPublic ? 'secondary' : 'primary'}
          aria-describedby={titleId}
          isBusy={settings.isOpening}
          onClick={settings.open}
        >
          {!settings.isOpening && <Send aria-hidden size={16} />}
          {funnel.isPublic ? 'Publish Settings' : 'Publish'}
        </Button>
      )}
      <Button {...secondary} aria-describedby={titleId} onClick={() => setDomainOpen(true)}>
        <Globe aria-hidden size={16} className="max-sm:hidden" />
        Domain Settings
      </Button>
      <Button {...secondary} aria-describedby={titleId} onClick={handleCopy}>
        <LinkIcon aria-hidden size={16} className="max-sm:hidden" />
        Copy Public Link
      </Button>
      {funnel.isPublic && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-describedby={titleId}
          className={buttonClass(secondary)}
        >
          <ExternalLink aria-hidden size={16} className="max-sm:hidden" />
          Open Public Page
        </a>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-describedby={titleId}
        isBusy={deletion.isPending}
        onClick={() => deletion.mutate()}
        className="sm:ml-auto"
      >
        {!deletion.isPending && <Trash2 aria-hidden size={16} />}
        Delete
      </Button>
      <DomainDialog funnel={funnel} isOpen={isDomainOpen} onClose={() => setDomainOpen(false)} />
      {settings.funnel && (
        <PublishDialog
          funnel={settings.funnel}
          url={url}
          isOpen={settings.isOpen}
          onClose={settings.close}
        />
      )}
    </div>
  )
}

// Two in a row on phones, where a fifth one stands alone.
const row =
  'grid grid-cols-2 gap-2 border-t border-line pt-4 max-sm:*:px-2 ' +
  'max-sm:*:last:odd:col-span-2 sm:flex sm:flex-wrap'
const secondary = { size: 'small', variant: 'secondary' } as const
