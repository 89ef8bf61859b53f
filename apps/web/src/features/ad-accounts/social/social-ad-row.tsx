import type { AdResult, SocialAd } from '@wildpath/contract'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'

import { formatShortDate } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { budgetText } from '../budget-text.ts'
import { ClosedPageBadge } from '../closed-page/closed-page-badge.tsx'
import { describeState } from '../describe-state.ts'
import { leadFigures, sharedLeadsText } from '../lead-figures.ts'
import { SwitchOnDialog } from '../switch-on/switch-on-dialog.tsx'
import { adMetricsText } from './ad-metrics-text.ts'
import { AdThumbnail } from './ad-thumbnail.tsx'
import { EditAdDialog } from './edit/edit-ad-dialog.tsx'
import { facebook } from './facebook.ts'
import { useSocialAdActions } from './use-social-ad-actions.ts'

type SocialAdRowProps = {
  accountId: string
  ad: SocialAd
  /** Number of ads that share its budget. */
  sharing: number
  /** The cost report's row for this item; null if there is none. */
  result: AdResult | null
  maySpend: boolean
}

/** Hides icons on phones so that the three buttons fit on one line. */
const iconClass = 'max-sm:hidden'

export function SocialAdRow(props: SocialAdRowProps) {
  const { accountId, ad, sharing, result, maySpend } = props
  const titleId = useId()
  const { setStatus, edit, deletion } = useSocialAdActions(accountId, ad)
  const [asked, setAsked] = useState<'edit' | 'activate' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const isActive = ad.status === 'ACTIVE'
  const state = describeState({ isOn: isActive, note: ad.note, platformName: facebook.name })
  const sharedLeads = sharedLeadsText(result, 'ads')
  const isBusy = setStatus.isPending || edit.isPending || deletion.isPending

  return (
    <li className="flex flex-wrap gap-4 rounded-card border border-line p-4">
      <AdThumbnail key={ad.imageUrl} src={ad.imageUrl} />
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 id={titleId} className="min-w-0 font-semibold wrap-anywhere">
            {ad.name}
          </h4>
          <Badge tone={state.tone}>{state.label}</Badge>
          <ClosedPageBadge address={ad.destinationUrl} />
          {state.sentence !== null && (
            <span className="text-note text-quiet">{state.sentence}</span>
          )}
        </div>
        <p className="mt-1 text-note wrap-anywhere text-quiet">
          {ad.headline} · {budgetText(ad)}
          {ad.createdAt !== null && ` · created on ${formatShortDate(ad.createdAt)}`}
        </p>
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 xl:flex xl:flex-wrap xl:gap-x-6">
          {[
            ...adMetricsText(ad.metrics, ad.currency),
            ...leadFigures(result, { spend: ad.metrics.spend, currency: ad.currency }),
          ].map(({ label, value }) => (
            <div key={label}>
              <dt className="text-note text-quiet">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {sharedLeads !== null && <p className="mt-2 text-note text-quiet">{sharedLeads}</p>}
      </div>
      <div className="flex flex-wrap items-start gap-2 xl:flex-col xl:items-stretch">
        <Button
          variant="secondary"
          size="small"
          disabled={isBusy}
          aria-describedby={titleId}
          onClick={() => setAsked('edit')}
        >
          <Pencil aria-hidden size={16} className={iconClass} />
          Edit
        </Button>
        <Button
          variant="secondary"
          size="small"
          isBusy={setStatus.isPending}
          disabled={isBusy || (!isActive && !maySpend)}
          aria-describedby={titleId}
          onClick={() => (isActive ? setStatus.mutate('PAUSED') : setAsked('activate'))}
        >
          {isActive ? (
            <Pause aria-hidden size={16} className={iconClass} />
          ) : (
            <Play aria-hidden size={16} className={iconClass} />
          )}
          {isActive ? 'Pause Ad' : 'Activate Ad'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          aria-describedby={titleId}
          onClick={() => setAsked('delete')}
        >
          <Trash2 aria-hidden size={16} className={iconClass} />
          Delete
        </Button>
        <ConfirmDialog
          isOpen={asked === 'delete'}
          title="Are you sure you want to delete this ad?"
          confirmLabel="Delete ad"
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          <p>
            <strong>{ad.name}</strong> stops spending and is deleted on Facebook. This can’t be
            undone. To stop it temporarily, pause it instead.
          </p>
        </ConfirmDialog>
      </div>
      {asked === 'edit' && (
        <EditAdDialog
          accountId={accountId}
          ad={ad}
          sharing={sharing}
          maySpend={maySpend}
          edit={edit}
          onClose={close}
        />
      )}
      {asked === 'activate' && (
        <SwitchOnDialog
          platform={facebook}
          accountId={accountId}
          ad={{ ...ad, address: ad.destinationUrl }}
          isBusy={setStatus.isPending}
          onConfirm={() => setStatus.mutate('ACTIVE', { onSettled: close })}
          onClose={close}
        />
      )}
    </li>
  )
}
