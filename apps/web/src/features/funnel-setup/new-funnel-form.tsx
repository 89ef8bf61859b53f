import { useRef } from 'react'

import { BusinessFields } from './business-fields.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { CollapsiblePreview } from './collapsible-preview.tsx'
import { LivePreview } from './live-preview.tsx'
import { LoginNotice } from './login-notice.tsx'
import { NoRoomNotice } from './no-room-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { type FormPerson, useNewFunnelForm } from './use-new-funnel-form.ts'
import { GenerationDialog } from './generation-dialog.tsx'

export function NewFunnelForm({ person }: { person: FormPerson }) {
  const submit = useRef<HTMLButtonElement>(null)
  const { form, creation, obstacle, draft, ...setup } = useNewFunnelForm(person, submit)

  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
      <form
        noValidate
        aria-label="New adventure"
        onSubmit={(event) => void setup.handleSubmit(event)}
        className="flex flex-col gap-6"
      >
        {!person.isDemo && <NoRoomNotice plan={person.plan} />}
        {draft.state !== 'none' && (
          <DraftNotice
            state={draft.state}
            isDemo={person.isDemo}
            onDiscard={draft.discard}
            onUndo={draft.undo}
          />
        )}
        <BusinessFields control={form.control} register={form.register} />
        {obstacle === 'login' && <LoginNotice isDemo={person.isDemo} />}
        <CollapsiblePreview control={form.control} />
        <SubmitBar
          ref={submit}
          control={form.control}
          isBusy={creation.progress.phase !== 'idle'}
        />
      </form>
      <aside
        aria-label="Preview and next steps"
        className="flex flex-col gap-6 lg:sticky lg:top-24"
      >
        <LivePreview control={form.control} />
        <NextSteps />
      </aside>
      <GenerationDialog progress={creation.progress} onCancel={creation.cancel} />
    </div>
  )
}
