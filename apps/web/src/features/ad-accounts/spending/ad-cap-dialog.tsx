import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adCapLimitsOf, api, dailyCapSchemaOf } from '@wildpath/contract'
import { useRef, useState } from 'react'

import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { overCapText } from './over-cap-text.ts'
import { adCapQuery, spendingLogQuery } from './spending-queries.ts'

type AdCapDialogProps = {
  platform: AdPlatform
  account: AdAccount
  cap: number
  onClose: () => void
}

export function AdCapDialog({ platform, account, cap, onClose }: AdCapDialogProps) {
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(cap))
  const params = { platform: platform.id, accountId: account.id }
  const { first, least, most, step } = adCapLimitsOf(account.currency)
  const read = dailyCapSchemaOf(account.currency).safeParse(
    typed.trim() === '' ? undefined : Number(typed),
  )
  const running = useQuery(runningAdsQuery).data ?? []
  const overCap = read.success ? overCapText(running, { platform, account, cap: read.data }) : null
  const mistake = read.success ? undefined : read.error.issues[0]?.message

  const saving = useMutation({
    mutationFn: (dailyCap: number) => callApi(api.setAdCap, { params, body: { dailyCap } }),
    async onSuccess({ dailyCap }) {
      queryClient.setQueryData(adCapQuery(platform.id, account.id).queryKey, dailyCap)
      await queryClient.invalidateQueries({ queryKey: spendingLogQuery.queryKey })
      notifySuccess('Daily cap changed')
      onClose()
    },
  })

  return (
    <FormDialog
      isOpen
      title="Daily Cap"
      description={`The most that all ${platform.things} of ${account.name} together may be set to spend a day from here. What runs already goes on; what is still being made is taken back if it does not fit. Every account begins with ${moneyText(first, account.currency)}.`}
      firstFocus={field}
      size="sm"
      submitLabel="Save Cap"
      submitsOnEnter
      isBusy={saving.isPending}
      failure={saving.error && failureMessage(saving.error, 'We couldn’t save the cap')}
      onSubmit={() => {
        if (read.success && !saving.isPending) saving.mutate(read.data)
      }}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={`Daily cap (${account.currency})`}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={least}
        max={most}
        step={step}
        value={typed}
        error={mistake}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p aria-live="polite" className="text-note text-clay empty:hidden">
        {overCap}
      </p>
    </FormDialog>
  )
}
