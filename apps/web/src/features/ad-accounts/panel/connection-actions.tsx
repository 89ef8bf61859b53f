import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'

import { useRunningAdsText } from '../../../entities/ad-spending/use-running-ads-text.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify, notifyError, notifySuccess } from '../../../ui/notify.ts'
import type { AdPlatform } from '../ad-platform.ts'
import { platformKey } from '../ad-queries.ts'
import { readCosts } from '../read-costs.ts'

type ConnectionActionsProps = { platform: AdPlatform; isDemo: boolean }

export function ConnectionActions({ platform, isDemo }: ConnectionActionsProps) {
  const queryClient = useQueryClient()
  const { name, things, manager, texts } = platform
  const queryKey = platformKey(platform)
  const [isAsking, setAsking] = useState(false)
  const runningAds = useRunningAdsText({ isShown: isAsking, platform: platform.id })

  const refresh = useMutation({
    mutationFn: async () => {
      await queryClient.refetchQueries({ queryKey, type: 'active' }, { throwOnError: true })
      await readCosts(queryClient)
    },
    onSuccess: () => notifySuccess(texts.refreshed),
    onError: () => notifyError(texts.notRefreshed),
  })
  const disconnecting = useMutation({
    mutationFn: () => platform.disconnect(),
    onSuccess({ isRevoked }) {
      notify(
        isRevoked
          ? `${name} is disconnected. Your ${things} there are unchanged.`
          : `${name} is disconnected here, but it didn’t respond. Remove our access on ${name}, too.`,
      )
      return queryClient.invalidateQueries({ queryKey })
    },
    onError: (failure) => notifyError(failureMessage(failure, `Failed to disconnect ${name}`)),
  })

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        isBusy={refresh.isPending}
        onClick={() => refresh.mutate()}
      >
        {!refresh.isPending && <RefreshCw aria-hidden size={16} />}
        Refresh
      </Button>
      {/* Demo accounts do not exist on the platform. */}
      {!isDemo && (
        <a
          href={manager.url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink aria-hidden size={16} />
          {manager.label}
        </a>
      )}
      <Button
        variant="quiet"
        size="small"
        isBusy={disconnecting.isPending}
        onClick={() => setAsking(true)}
      >
        <Unplug aria-hidden size={16} />
        Disconnect
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect"
        isBusy={disconnecting.isPending}
        onConfirm={() => disconnecting.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>
          Your {things} keep running and spending. {runningAds !== '' && `${runningAds} `}Any that
          are still being created are canceled. You can’t see or pause {things} here until you
          reconnect, so pause what should stop first.
        </p>
      </ConfirmDialog>
    </div>
  )
}
