import type { AdResult, SearchCampaign } from '@wildpath/contract'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ClosedPageBadge } from '../closed-page/closed-page-badge.tsx'
import { describeState } from '../describe-state.ts'
import { leadFigures, sharedLeadsText } from '../lead-figures.ts'
import { campaignInWords } from './campaign-in-words.ts'
import { EditSettingsDialog } from './edit-campaign/edit-settings-dialog.tsx'
import { EnableCampaignDialog } from './enable-campaign-dialog.tsx'
import { googleAds } from './google-ads.ts'
import { useCampaignActions } from './use-campaign-actions.ts'

type CampaignRowProps = {
  accountId: string
  campaign: SearchCampaign
  /** The cost report's row for this item; null if there is none. */
  result: AdResult | null
  maySpend: boolean
}

/** Hides icons on phones so that the three buttons fit on one line. */
const iconClass = 'max-sm:hidden'

export function CampaignRow({ accountId, campaign, result, maySpend }: CampaignRowProps) {
  const titleId = useId()
  const { name, status, note, cost, currency } = campaign
  const actions = useCampaignActions(accountId, campaign)
  const sharedLeads = sharedLeadsText(result, 'campaigns')
  const isRemoved = status === 'REMOVED'
  const { label, tone, sentence } = isRemoved
    ? ({ label: 'Removed', tone: 'clay', sentence: null } as const)
    : describeState({ isOn: status === 'ENABLED', note, platformName: googleAds.name })

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1">
          <h4 id={titleId} className="min-w-0 font-semibold wrap-anywhere">
            {name}
          </h4>
          <Badge tone={tone}>{label}</Badge>
          {!isRemoved && <ClosedPageBadge address={campaign.finalUrl} />}
          {sentence !== null && <span className="text-note text-quiet">{sentence}</span>}
        </div>
        {!isRemoved && (
          <Actions
            accountId={accountId}
            actions={actions}
            campaign={campaign}
            maySpend={maySpend}
            titleId={titleId}
          />
        )}
      </div>
      {/* The same columns in every row, so that figures stand one under the other. */}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 lg:grid-cols-[10.5rem_13.5rem_repeat(5,1fr)_6rem]">
        {[...campaignInWords(campaign), ...leadFigures(result, { spend: cost, currency })].map(
          (line) => (
            <div key={line.label}>
              <dt className="text-note text-quiet">{line.label}</dt>
              <dd className="font-semibold tabular-nums">{line.value}</dd>
            </div>
          ),
        )}
      </dl>
      {sharedLeads !== null && <p className="text-note text-quiet">{sharedLeads}</p>}
    </li>
  )
}

type ActionsProps = Pick<CampaignRowProps, 'accountId' | 'campaign' | 'maySpend'> & {
  actions: ReturnType<typeof useCampaignActions>
  titleId: string
}

function Actions({ accountId, actions, campaign, maySpend, titleId }: ActionsProps) {
  const { setStatus, edit, removal } = actions
  const [asked, setAsked] = useState<'edit' | 'enable' | 'remove' | null>(null)
  const isEnabled = campaign.status === 'ENABLED'
  const SwitchIcon = isEnabled ? Pause : Play
  const isBusy = setStatus.isPending || edit.isPending || removal.isPending
  const close = () => setAsked(null)

  return (
    <div className="flex flex-wrap items-start gap-2">
      {maySpend ? (
        <ButtonLink
          to={`/dashboard/google-ads/edit?account=${accountId}&campaign=${campaign.id}`}
          variant="secondary"
          size="small"
          aria-describedby={titleId}
        >
          <Pencil aria-hidden size={16} className={iconClass} />
          Edit
        </ButtonLink>
      ) : (
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
      )}
      <Button
        variant="secondary"
        size="small"
        isBusy={setStatus.isPending}
        disabled={(isBusy && !setStatus.isPending) || (!isEnabled && !maySpend)}
        aria-describedby={titleId}
        onClick={() => (isEnabled ? setStatus.mutate('PAUSED') : setAsked('enable'))}
      >
        {!setStatus.isPending && <SwitchIcon aria-hidden size={16} className={iconClass} />}
        {isEnabled ? 'Pause' : 'Enable'}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={isBusy}
        aria-describedby={titleId}
        onClick={() => setAsked('remove')}
      >
        <Trash2 aria-hidden size={16} className={iconClass} />
        Remove
      </Button>
      {asked === 'edit' && <EditSettingsDialog campaign={campaign} edit={edit} onClose={close} />}
      {asked === 'enable' && (
        <EnableCampaignDialog
          accountId={accountId}
          campaign={campaign}
          isBusy={setStatus.isPending}
          onConfirm={() => setStatus.mutate('ENABLED', { onSettled: close })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title="Remove this campaign?"
        confirmLabel="Remove campaign"
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSettled: close })}
        onClose={close}
      >
        <p>
          <strong>{campaign.name}</strong> stops and is removed permanently. Google keeps its
          results, but you can’t enable it again. To stop it temporarily, pause it instead.
        </p>
      </ConfirmDialog>
    </div>
  )
}
