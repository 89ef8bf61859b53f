import { zodResolver } from '@hookform/resolvers/zod'
import { type BusinessInfo, businessInfoSchema, errorTable, type User } from '@wildpath/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'

import {
  blankBusinessForm,
  type BusinessFormValues,
  businessInfoOf,
} from './business-form-values.ts'
import { BusinessFields } from './business-fields.tsx'
import { creationFailureOf } from './creation-failure.ts'
import { DraftNotice } from './draft-notice.tsx'
import { createDraftStore } from './form-draft.ts'
import { LivePreview } from './live-preview.tsx'
import { LoginNotice } from './login-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { useFormDraft } from './use-form-draft.ts'
import { useFunnelCreation } from './use-funnel-creation.ts'
import { WritingDialog } from './writing-dialog.tsx'

export function NewFunnelForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const [store] = useState(() => createDraftStore(() => window.localStorage, user.id))
  const [restored, setRestored] = useState(() => store.load())
  const [obstacle, setObstacle] = useState<'none' | 'login' | 'limit'>('none')
  const form = useForm<BusinessFormValues, unknown, BusinessInfo>({
    resolver: zodResolver(businessInfoSchema),
    mode: 'all',
    defaultValues: { ...blankBusinessForm, ...restored },
  })
  const draft = useFormDraft(form.control, store)
  const creation = useFunnelCreation(user)

  async function handleValid(answers: BusinessInfo) {
    setObstacle('none')
    const outcome = await creation.create(businessInfoOf(answers))
    if (outcome.kind === 'cancelled') toast(errorTable['generation-cancelled'].message)
    if (outcome.kind === 'failed') showFailure(outcome.failure)
    if (outcome.kind !== 'created') return
    draft.stop()
    toast.success('Funnel created successfully!')
    await navigate(`/funnel/${outcome.funnel.id}`)
  }

  function showFailure(cause: unknown) {
    const failure = creationFailureOf(cause)
    if (failure.kind === 'limit') {
      setObstacle('limit')
      return
    }
    if (failure.kind === 'login') setObstacle('login')
    if (failure.kind === 'fields') {
      for (const [field, message] of Object.entries(failure.fields)) {
        form.setError(field as keyof BusinessFormValues, { message })
      }
    }
    toast.error(failure.text)
  }

  const handleSubmit = form.handleSubmit(handleValid, () => {
    toast.error(errorTable['missing-fields'].message)
  })

  function handleDiscard() {
    form.reset(blankBusinessForm)
    setRestored(null)
  }

  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <form
        noValidate
        aria-label="New adventure"
        onSubmit={(event) => void handleSubmit(event)}
        className="flex flex-col gap-6"
      >
        {restored && <DraftNotice onDiscard={handleDiscard} />}
        <BusinessFields control={form.control} register={form.register} />
        {obstacle === 'login' && <LoginNotice />}
        <SubmitBar control={form.control} isBusy={creation.progress.phase !== 'idle'} />
      </form>
      <aside
        aria-label="Preview and next steps"
        className="flex flex-col gap-6 lg:sticky lg:top-24"
      >
        <LivePreview control={form.control} />
        <NextSteps />
      </aside>
      <WritingDialog progress={creation.progress} onCancel={creation.cancel} />
      <UpgradeDialog
        isOpen={obstacle === 'limit'}
        plan={user.plan}
        onClose={() => setObstacle('none')}
      />
    </div>
  )
}
