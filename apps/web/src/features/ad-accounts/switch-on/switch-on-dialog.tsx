import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type AdPlatform, getSpendingRule } from '../ad-platform.ts'
import { accountsQuery, connectionQuery } from '../ad-queries.ts'
import { useClosedPage } from '../closed-page/use-closed-page.ts'
import { useCapRefusal } from '../spending/use-cap-refusal.ts'
import { SummaryLines } from '../summary-lines.tsx'
import { type PausedAd, summarizePausedAd } from './summarize-paused-ad.ts'

type SwitchOnDialogProps = {
  platform: AdPlatform
  accountId: string
  ad: PausedAd
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Summarizes what a paused ad will spend and asks for confirmation. */
export function SwitchOnDialog(props: SwitchOnDialogProps) {
  const { platform, accountId, ad, isBusy, onConfirm, onClose } = props
  const [openedAt] = useState(() => new Date())
  const { title, confirm } = texts[platform.things]
  const accounts = useQuery(accountsQuery(platform)).data
  const isDemo = useQuery(connectionQuery(platform)).data?.mode === 'sandbox'
  const account = accounts?.find(({ id }) => id === accountId) ?? null
  const closedPage = useClosedPage(ad.address)
  const refusal = useCapRefusal(platform, { id: accountId, currency: ad.currency }, ad.dailyBudget)

  return (
    <ConfirmDialog
      isOpen
      isDanger={false}
      title={title}
      confirmLabel={confirm}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <SummaryLines lines={summarizePausedAd(ad, account, openedAt)} />
        {closedPage !== null && (
          <Notice tone="clay" title="Its page is not published">
            <p>
              People who press it cannot open{' '}
              <TextLink to={`/funnel/${closedPage.id}`}>{closedPage.title}</TextLink>. Publish the
              adventure first.
            </p>
          </Notice>
        )}
        {refusal !== null && !ad.isEnded && <Notice tone="clay" title={refusal} />}
        <p className="text-note text-quiet">
          {isDemo
            ? 'This is a demo account. No ad is shown and no money is spent.'
            : getSpendingRule(platform, ad.totalBudget != null)}
        </p>
      </div>
    </ConfirmDialog>
  )
}

const texts = {
  ads: { title: 'Activate this ad?', confirm: 'Activate Ad' },
  campaigns: { title: 'Enable this campaign?', confirm: 'Enable' },
} as const satisfies Record<AdPlatform['things'], object>
