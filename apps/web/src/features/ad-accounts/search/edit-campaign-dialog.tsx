import { zodResolver } from '@hookform/resolvers/zod'
import { searchAdLimits, type SearchCampaign, type SearchCampaignChange } from '@wildpath/contract'
import { useForm, useWatch } from 'react-hook-form'

import { failureMessage } from '../../../lib/request-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DailyBudgetField } from '../daily-budget-field.tsx'
import { changeSchemaOf } from './change-schema.ts'
import type { useCampaignActions } from './use-campaign-actions.ts'
import { useTotalOverCap } from './use-total-over-cap.ts'

type EditCampaignDialogProps = {
  accountId: string
  campaign: SearchCampaign
  /** Without a plan what runs can be made to spend less, and no more. */
  maySpend: boolean
  edit: ReturnType<typeof useCampaignActions>['edit']
  onClose: () => void
}

export function EditCampaignDialog(props: EditCampaignDialogProps) {
  const { accountId, campaign, maySpend, edit, onClose } = props
  const form = useForm<SearchCampaignChange>({
    resolver: zodResolver(changeSchemaOf(campaign, maySpend)),
    mode: 'all',
    defaultValues: {
      name: campaign.name,
      dailyBudget: campaign.budget,
      endDate: campaign.endDate,
    },
  })
  const { errors } = form.formState
  const dailyBudget = useWatch({ control: form.control, name: 'dailyBudget' })
  const overCap = useTotalOverCap(accountId, campaign, dailyBudget)
  const save = form.handleSubmit((change) => edit.mutate(change, { onSuccess: onClose }))

  return (
    <FormDialog
      isOpen
      title="Edit campaign"
      description={
        maySpend
          ? 'Changes hold from now on; what was spent so far stays as it is.'
          : 'Your plan has ended: you can lower the budget or let the campaign end sooner.'
      }
      submitLabel="Save changes"
      submitsOnEnter
      isBusy={edit.isPending}
      failure={edit.error && failureMessage(edit.error, 'Failed to update campaign')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Campaign name"
        maxLength={searchAdLimits.name}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="flex flex-col gap-1.5">
        <DailyBudgetField
          currency={campaign.currency}
          error={errors.dailyBudget?.message}
          registration={form.register('dailyBudget', { valueAsNumber: true })}
        />
        <p aria-live="polite" className="text-note text-clay empty:hidden">
          {overCap}
        </p>
      </div>
      <TextField
        label="End date"
        type="date"
        isOptional
        min={campaign.startDate ?? undefined}
        hint="Without one it runs until you pause it."
        error={errors.endDate?.message}
        {...form.register('endDate', { setValueAs: (day: string | null) => day || null })}
      />
    </FormDialog>
  )
}
