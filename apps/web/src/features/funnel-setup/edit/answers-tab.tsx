import type { Funnel } from '@wildpath/contract'
import type { Ref } from 'react'

import { ReadOnlyNotice } from '../../../entities/funnel/read-only-notice.tsx'
import { SessionEndedNotice } from '../../../entities/person/session-ended-notice.tsx'
import { RestoredNotice } from '../../../ui/restored-notice.tsx'
import { BusinessFields } from '../business-fields.tsx'
import { LivePreview } from '../live-preview.tsx'
import { EditBar } from './edit-bar.tsx'
import { OldOfferNotice } from './old-offer-notice.tsx'
import { RegeneratedNotice } from './regenerated-notice.tsx'
import type { useEditFunnel } from './use-edit-funnel.ts'

type AnswersTabProps = {
  funnel: Funnel
  editing: ReturnType<typeof useEditFunnel>
  /** Of what says that the content was written anew. */
  regeneratedRef: Ref<HTMLElement>
  onRegenerate: () => void
}

/** The six answers as a form, beside what they promise. */
export function AnswersTab({ funnel, editing, regeneratedRef, onRegenerate }: AnswersTabProps) {
  const { form, saved, update } = editing

  return (
    <>
      <p className="max-w-2xl text-quiet">
        What you say about the business. Saving changes these answers, the title and the offer above
        the form; other texts of pages, ads and emails stay as they are until you regenerate them.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-12">
        <form
          noValidate
          aria-label="Business information"
          onSubmit={(event) => void editing.handleSave(event)}
          className="flex min-w-0 flex-col gap-6"
        >
          {funnel.is_read_only && <ReadOnlyNotice />}
          {editing.isRestored && <RestoredNotice onDiscard={editing.handleDiscard} />}
          {editing.replaced !== null && (
            <RegeneratedNotice
              key={saved.revision}
              ref={regeneratedRef}
              funnelId={saved.id}
              replaced={editing.replaced}
              isBusy={editing.isBusy}
              onUndo={editing.handleUndo}
            />
          )}
          <BusinessFields control={form.control} register={form.register} />
          {update.isSessionGone && <SessionEndedNotice title="Unable to save changes" />}
          {editing.isRegenerationRefused && !update.isSessionGone && (
            <SessionEndedNotice title="Unable to regenerate content" />
          )}
          {editing.isOfferAhead && (
            <OldOfferNotice
              funnelId={saved.id}
              isBusy={!editing.isValid || editing.isBusy}
              onRegenerate={onRegenerate}
            />
          )}
          <EditBar
            readOnly={funnel.is_read_only ? saved : null}
            isDirty={editing.isDirty}
            isValid={editing.isValid}
            isSaving={update.isSaving && !editing.isRegenerating}
            isRegenerating={editing.isRegenerating}
            onRegenerate={onRegenerate}
          />
        </form>
        <aside aria-label="Preview of your answers" className="lg:sticky lg:top-24">
          <LivePreview control={form.control} />
        </aside>
      </div>
    </>
  )
}
