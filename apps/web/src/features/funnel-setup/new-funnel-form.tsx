import type { User } from '@wildpath/contract'

import { BusinessFields } from './business-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { LivePreview } from './live-preview.tsx'
import { LoginNotice } from './login-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { useNewFunnelForm } from './use-new-funnel-form.ts'
import { WritingDialog } from './writing-dialog.tsx'

export function NewFunnelForm({ user }: { user: User }) {
  const { form, creation, obstacle, ...setup } = useNewFunnelForm(user)

  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <form
        noValidate
        aria-label="New adventure"
        onSubmit={(event) => void setup.handleSubmit(event)}
        className="flex flex-col gap-6"
      >
        {setup.isDraftRestored && <DraftNotice onDiscard={setup.discardDraft} />}
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
        onClose={setup.dismissObstacle}
      />
    </div>
  )
}
