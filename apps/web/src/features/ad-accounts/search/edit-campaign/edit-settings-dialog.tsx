import { zodResolver } from '@hookform/resolvers/zod'
import { searchAdLimits, type SearchCampaign } from '@wildpath/contract'
import { FormProvider, useForm } from 'react-hook-form'

import { failureMessage } from '../../../../lib/request-failure.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { CampaignBudgetField } from './campaign-budget-field.tsx'
import { type CampaignSettingsValues, toSettings } from './campaign-edit-values.ts'
import { CampaignEndDateField } from './campaign-end-date-field.tsx'
import { changeSchemaOf } from './change-schema.ts'
import type { useCampaignActions } from '../use-campaign-actions.ts'

type EditSettingsDialogProps = {
  campaign: SearchCampaign
  edit: ReturnType<typeof useCampaignActions>['edit']
  onClose: () => void
}

/** Lets owners without a plan reduce a campaign's spending. */
export function EditSettingsDialog(props: EditSettingsDialogProps) {
  const { campaign, edit, onClose } = props
  const form = useForm<CampaignSettingsValues>({
    resolver: zodResolver(changeSchemaOf(campaign, false)),
    mode: 'all',
    defaultValues: {
      name: campaign.name,
      dailyBudget: campaign.budget,
      totalBudget: campaign.totalBudget,
      endDate: campaign.endDate,
    },
  })
  const { errors } = form.formState
  const save = form.handleSubmit((change) =>
    edit.mutate(toSettings(change), { onSuccess: onClose }),
  )

  return (
    <FormDialog
      isOpen
      title="Edit campaign"
      description="Your plan has ended. You can lower the budget or choose an earlier end date."
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
      <FormProvider {...form}>
        <CampaignBudgetField campaign={campaign} />
        <CampaignEndDateField campaign={campaign} />
      </FormProvider>
    </FormDialog>
  )
}
