import { useQuery } from '@tanstack/react-query'
import { adCapLimitsOf } from '@wildpath/contract'
import { clsx } from 'clsx'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { AdCapDialog } from './ad-cap-dialog.tsx'
import { overCapText, refusalText } from './over-cap-text.ts'
import { adCapQuery } from './spending-queries.ts'

type AdCapProps = {
  platform: AdPlatform
  account: AdAccount
  /** A budget a day that is about to begin. */
  planned?: number
}

/** What keeps the owner's money safe on an account: its daily cap, and the log. */
export function AdCap({ platform, account, planned = 0 }: AdCapProps) {
  const [isOpen, setOpen] = useState(false)
  const cap = useQuery(adCapQuery(platform.id, account.id))
  const running = useQuery(runningAdsQuery).data ?? []
  const capped = cap.data === undefined ? null : { platform, account, cap: cap.data }
  const refusal = capped && refusalText(running, capped, planned)
  const overCap = capped && overCapText(running, capped)
  const isHeld = refusal === null && overCap === null
  const Shield = isHeld ? ShieldCheck : ShieldAlert
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-raised px-4 py-3 text-note">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-4">
        <Shield
          aria-hidden
          size={18}
          className={clsx('shrink-0', isHeld ? 'text-fern' : 'text-clay')}
        />
        <p className="min-w-0 flex-1">
          {cap.isError && cap.data === undefined ? (
            'We couldn’t load the daily cap. It still applies.'
          ) : (
            <>
              Daily cap:{' '}
              <strong className="tabular-nums">
                {cap.data === undefined ? '…' : moneyText(cap.data, account.currency)}
              </strong>
              .{' '}
              {refusal === null &&
                `New or changed ${platform.things} that would exceed this daily total are rejected.`}
              {cap.data === adCapLimitsOf(account.currency).first &&
                ' Every account begins with this cap.'}
              {!isHeld && <span className="text-clay"> {refusal ?? overCap}</span>}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          disabled={cap.data === undefined}
          onClick={() => setOpen(true)}
        >
          Change Cap
        </Button>
        <TextLink to="/dashboard/ad-spending">Spending log</TextLink>
      </div>
      {isOpen && cap.data !== undefined && (
        <AdCapDialog
          platform={platform}
          account={account}
          cap={cap.data}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
