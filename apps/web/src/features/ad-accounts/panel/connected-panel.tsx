import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { notify, notifyError } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { accountsQuery } from '../ad-queries.ts'
import { AdCap } from '../spending/ad-cap.tsx'
import { AccountPicker } from './account-picker.tsx'
import { chosenAccount } from './chosen-account.ts'
import { ConnectionActions } from './connection-actions.tsx'
import { ConnectionError } from './connection-error.tsx'
import { shownAccount } from './panel-state.ts'

type ConnectedPanelProps = {
  platform: AdPlatform
  isDemo: boolean
  accountName: string | null
  /** Whether the plan allows what spends. */
  maySpend: boolean
  renderAccount: (account: AdAccount) => ReactNode
}

export function ConnectedPanel(props: ConnectedPanelProps) {
  const { platform, isDemo, accountName, maySpend, renderAccount } = props
  const accounts = useQuery(accountsQuery(platform))
  const [chosenId, setChosenId] = useState(() => chosenAccount(platform).load())
  const account = shownAccount(accounts.data ?? [], chosenId)

  function handleChoose(id: string) {
    const chosen = accounts.data?.find((one) => one.id === id)
    if (chosen === undefined) return notifyError('Failed to select account')
    setChosenId(id)
    chosenAccount(platform).save(id)
    notify(`Selected account: ${chosen.name}`)
  }

  if (accounts.isError && accounts.data === undefined) {
    return (
      <ConnectionError
        platform={platform}
        failure={accounts.error}
        text={platform.texts.accountsFailed}
        onRetry={() => void accounts.refetch()}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 max-sm:w-full">
          {accountName !== null && (
            <p className="mb-2 flex flex-wrap items-center gap-2 text-note text-quiet">
              {accountName}
              {isDemo && <Badge tone="lantern">Demo: no ad is shown and no money is spent</Badge>}
            </p>
          )}
          <AccountPicker
            accounts={accounts.data ?? []}
            chosenId={account?.id ?? ''}
            onChoose={handleChoose}
          />
        </div>
        <ConnectionActions platform={platform} isDemo={isDemo} />
      </div>
      {accounts.isPending ? (
        <Skeleton className="h-32" />
      ) : account === null ? (
        <p className="text-quiet">
          {accounts.data?.length === 0
            ? `This connection has no ad account yet. Create one on ${platform.name}, then refresh.`
            : `Choose an ad account to see its ${platform.things}.`}
        </p>
      ) : (
        <>
          {maySpend ? (
            <AdCap platform={platform} account={account} />
          ) : (
            <p className="text-note">
              <TextLink to="/dashboard/ad-spending">Spending log</TextLink>
            </p>
          )}
          {renderAccount(account)}
        </>
      )}
    </div>
  )
}
