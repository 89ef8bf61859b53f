import { zodResolver } from '@hookform/resolvers/zod'
import { type SocialAd, socialAdLimits, socialCallsToAction } from '@wildpath/contract'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm, type UseFormReturn, useWatch } from 'react-hook-form'

import { failureMessage } from '../../../../lib/request-failure.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DailyBudgetField } from '../../daily-budget-field.tsx'
import { optionsOf } from '../../options-of.ts'
import { useChangeOverCap } from '../../spending/use-change-over-cap.ts'
import { TotalBudgetField } from '../../total-budget-field.tsx'
import { getRemainingDailyBudget } from '../../wizard/budget-kind.ts'
import { facebook } from '../facebook.ts'
import type { useSocialAdActions } from '../use-social-ad-actions.ts'
import { EditedSchedule } from './edited-schedule.tsx'
import {
  buildAdChangeSchema,
  nameChangedFields,
  pickChangedFields,
  readEditValues,
  type SocialAdEditValues,
} from './edit-values.ts'

type EditAdDialogProps = {
  accountId: string
  /** The ad as last fetched. */
  ad: SocialAd
  /** Number of ads that share its budget. */
  sharing: number
  /** False after the plan has ended; the owner can then only reduce spending. */
  maySpend: boolean
  edit: ReturnType<typeof useSocialAdActions>['edit']
  onClose: () => void
}

type EditForm = UseFormReturn<SocialAdEditValues>

export function EditAdDialog(props: EditAdDialogProps) {
  const { accountId, ad, sharing, maySpend, edit, onClose } = props
  const [opened, setOpened] = useState(ad)
  const form: EditForm = useForm<SocialAdEditValues>({
    resolver: zodResolver(buildAdChangeSchema(opened, maySpend)),
    mode: 'all',
    defaultValues: readEditValues(opened),
  })
  const elsewhere = nameChangedFields(readEditValues(opened), readEditValues(ad))

  const save = form.handleSubmit((values) => {
    const change = pickChangedFields(readEditValues(opened), values)
    if (Object.keys(change).length === 0) return onClose()
    edit.mutate({ ...change, revision: ad.revision }, { onSuccess: onClose })
  })

  function handleReload() {
    setOpened(ad)
    form.reset(readEditValues(ad))
    edit.reset()
  }

  return (
    <FormDialog
      isOpen
      title="Edit ad"
      description={
        maySpend
          ? 'Changes apply immediately. Past results are kept.'
          : 'Your plan has ended. You can lower the budget or choose an earlier end date.'
      }
      submitLabel="Save changes"
      submitsOnEnter
      isBusy={edit.isPending}
      failure={edit.error && failureMessage(edit.error, 'Failed to update Facebook ad')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {elsewhere !== null && (
        <Notice
          tone="lantern"
          title="This ad was changed somewhere else"
          action={
            <Button variant="secondary" size="small" onClick={handleReload}>
              <RotateCw aria-hidden size={16} />
              Load new values
            </Button>
          }
        >
          <p>
            Changed: {elsewhere}. If you save, only the fields that you edited replace the new
            values.
          </p>
        </Notice>
      )}
      <BudgetFields form={form} accountId={accountId} ad={opened} sharing={sharing} />
      {maySpend && (
        <FormProvider {...form}>
          <EditedSchedule ad={opened} accountId={accountId} />
        </FormProvider>
      )}
      {maySpend && <TextFields form={form} ad={opened} />}
    </FormDialog>
  )
}

type BudgetFieldsProps = {
  form: EditForm
  accountId: string
  ad: SocialAd
  sharing: number
}

function BudgetFields({ form, accountId, ad, sharing }: BudgetFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  const { currency, startDate } = ad
  const [dailyBudget, totalBudget, endDate] = useWatch({
    control: form.control,
    name: ['dailyBudget', 'totalBudget', 'endDate'],
  })
  const [nowMs] = useState(() => Date.now())
  const getPace = (budget: Pick<SocialAd, 'dailyBudget' | 'totalBudget' | 'endDate'>) =>
    getRemainingDailyBudget(
      { ...budget, startDate: startDate ?? '' },
      { spent: ad.metrics.spend, nowMs },
    )
  const overCap = useChangeOverCap(
    facebook,
    { id: accountId, currency },
    { isRunning: ad.status === 'ACTIVE' && !ad.isEnded, before: getPace(ad) },
    getPace({ dailyBudget, totalBudget, endDate }),
  )
  return (
    <>
      {ad.isBudgetEditable ? (
        <div className="flex flex-col gap-1.5">
          {ad.totalBudget === null ? (
            <DailyBudgetField
              currency={currency}
              error={errors.dailyBudget?.message}
              registration={register('dailyBudget', { valueAsNumber: true })}
            />
          ) : (
            <TotalBudgetField
              currency={currency}
              error={errors.totalBudget?.message}
              registration={register('totalBudget', { valueAsNumber: true })}
            />
          )}
          {sharing > 1 && (
            <p className="text-note text-quiet">{sharing} ads spend this budget together.</p>
          )}
          <p aria-live="polite" className="text-note text-clay empty:hidden">
            {overCap}
          </p>
        </div>
      ) : (
        <Notice title="The budget is set on the campaign">
          <p>Change it in Ads Manager. You can edit the end date and the text here.</p>
        </Notice>
      )}
      <TextField
        label="End date"
        type="date"
        isOptional={ad.totalBudget === null}
        min={startDate ?? undefined}
        hint={
          ad.totalBudget === null
            ? 'Leave empty to run until you pause it.'
            : 'The total budget is spent by the end of this day.'
        }
        error={errors.endDate?.message}
        {...register('endDate', { setValueAs: (day: string | null) => day || null })}
      />
    </>
  )
}

function TextFields({ form, ad }: { form: EditForm; ad: SocialAd }) {
  const { register, formState } = form
  const { errors } = formState
  if (!ad.areTextsEditable) {
    return (
      <Notice title="You can’t edit the text here">
        <p>This ad is a carousel or has several text versions. Edit it in Ads Manager.</p>
      </Notice>
    )
  }
  return (
    <>
      <Notice tone="lantern">
        <p>
          Facebook reviews new texts and doesn’t show the ad until they pass. Likes and comments
          stay with the old version. Budget and end date need no review.
        </p>
      </Notice>
      <TextField
        label="Headline"
        hint={`Up to ${socialAdLimits.headline} characters`}
        error={errors.headline?.message}
        {...register('headline')}
      />
      <TextArea
        label="Primary text"
        hint={`Up to ${socialAdLimits.primaryText} characters, above the picture`}
        error={errors.primaryText?.message}
        {...register('primaryText')}
      />
      <TextField
        label="Description"
        isOptional
        hint={`Up to ${socialAdLimits.description} characters, below the headline`}
        error={errors.description?.message}
        {...register('description')}
      />
      <SelectField
        label="Call to action"
        {...(ad.callToAction === null && { placeholder: 'As set in Ads Manager' })}
        options={optionsOf(socialCallsToAction)}
        error={errors.callToAction?.message}
        {...register('callToAction')}
      />
    </>
  )
}
