import { errorTable, type Funnel, unlimitedRegeneration } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'

import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Link } from '../../../ui/link.tsx'
import { ReadOnlyNotice } from '../../../entities/funnel/read-only-notice.tsx'
import { RestoredNotice } from '../../../ui/restored-notice.tsx'
import { SessionEndedNotice } from '../../../entities/person/session-ended-notice.tsx'
import { UpdateConflictDialog } from '../../../entities/funnel/update-conflict-dialog.tsx'
import { BusinessFields } from '../business-fields.tsx'
import { LivePreview } from '../live-preview.tsx'
import { GenerationDialog } from '../generation-dialog.tsx'
import { EditBar } from './edit-bar.tsx'
import { OldOfferNotice } from './old-offer-notice.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { RegeneratedNotice } from './regenerated-notice.tsx'
import { useEditFunnel } from './use-edit-funnel.ts'

export function EditFunnel({ funnel }: { funnel: Funnel }) {
  const editing = useEditFunnel(funnel)
  const { form, saved, update } = editing
  const [isAsking, setAsking] = useState(false)
  /** What was written anew, once it is; until then the focus goes back to where it was. */
  const afterWriting = useRef<HTMLElement>(null)

  /** The server refuses, too; asking first spares the person the writing. */
  function handleAsk() {
    if (saved.regenerations_left !== 0) return setAsking(true)
    const note = errorTable['regeneration-limit'].message
    requestUpgrade({ feature: unlimitedRegeneration, note })
  }

  return (
    <div className="content-width flex-1 py-6 sm:py-10">
      <Link
        to={`/funnel/${funnel.id}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-note font-semibold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} />
        Back to Funnel
      </Link>
      <h1 className="mt-3 text-heading wrap-anywhere">Edit {saved.title}</h1>
      <p className="mt-2 max-w-2xl text-quiet">
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
              ref={afterWriting}
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
              onRegenerate={handleAsk}
            />
          )}
          <EditBar
            readOnly={funnel.is_read_only ? saved : null}
            isDirty={editing.isDirty}
            isValid={editing.isValid}
            isSaving={update.isSaving && !editing.isRegenerating}
            isRegenerating={editing.isRegenerating}
            onRegenerate={handleAsk}
          />
        </form>
        <aside aria-label="Preview" className="lg:sticky lg:top-24">
          <LivePreview control={form.control} />
        </aside>
      </div>
      {isAsking && (
        <RegenerateDialog
          funnel={saved}
          onClose={() => setAsking(false)}
          onRegenerate={(choice) => {
            setAsking(false)
            afterWriting.current = null
            void editing.handleRegenerate(choice)
          }}
        />
      )}
      <GenerationDialog
        progress={editing.progress}
        onCancel={editing.cancelRegeneration}
        title="Writing it anew"
        description="Nothing is replaced before all of it is written and saved."
        returnFocus={afterWriting}
      />
      <UpdateConflictDialog
        conflict={update.conflict}
        onOverwrite={update.overwrite}
        onClose={update.dismissConflict}
        onLoadNewest={({ theirs }) => editing.showNewest(theirs)}
      />
      <LeaveGuard isDirty={editing.isDirty} onLeave={editing.forgetDraft} />
    </div>
  )
}
