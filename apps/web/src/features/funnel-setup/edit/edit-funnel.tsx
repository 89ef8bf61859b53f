import { errorTable, type Funnel, unlimitedRegeneration } from '@wildpath/contract'
import { ArrowLeft, Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { UnpublishedChangesNotice } from '../../../entities/funnel/unpublished-changes/unpublished-changes-notice.tsx'
import { UpdateConflictDialog } from '../../../entities/funnel/update-conflict-dialog.tsx'
import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FactsPanel } from '../facts/facts-panel.tsx'
import { GenerationDialog } from '../generation-dialog.tsx'
import { AnswersTab } from './answers-tab.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { RegeneratedNotice } from './regenerated-notice.tsx'
import { useEditFunnel } from './use-edit-funnel.ts'

const factsTab = 'facts'

export function EditFunnel({ funnel }: { funnel: Funnel }) {
  const editing = useEditFunnel(funnel)
  const { facts, saved, update } = editing
  const [search, setSearch] = useSearchParams()
  const [isAsking, setAsking] = useState(false)
  /** What was written anew, once it is; until then the focus goes back to where it was. */
  const afterWriting = useRef<HTMLElement>(null)

  /** The server refuses, too; asking first spares the person the writing. */
  function handleAsk() {
    if (saved.regenerations_left !== 0) return setAsking(true)
    const note = errorTable['regeneration-limit'].message
    requestUpgrade({ feature: unlimitedRegeneration, note })
  }

  /** What was changed last goes along, so it is saved first; what could not be saved is told in its place. */
  async function handleAskWithFacts() {
    await facts.saver.flush()
    if (facts.saver.unsaved() === null) handleAsk()
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
      <h1 className="mt-3 mb-4 text-heading wrap-anywhere">Edit {saved.title}</h1>
      <div className="mb-4 empty:hidden">
        <UnpublishedChangesNotice funnel={funnel} />
      </div>
      <Tabs
        label="What is edited"
        value={search.get('tab') === factsTab ? factsTab : 'answers'}
        onChange={(tab) =>
          setSearch(tab === factsTab ? { tab } : {}, { replace: true, preventScrollReset: true })
        }
        tabs={[
          {
            value: 'answers',
            label: 'Your answers',
            content: (
              <AnswersTab
                funnel={funnel}
                editing={editing}
                regeneratedRef={afterWriting}
                onRegenerate={handleAsk}
              />
            ),
          },
          {
            value: factsTab,
            label: 'What we understood',
            content: (
              <>
                <h2 className="sr-only">What we understood</h2>
                {editing.replaced !== null && (
                  <div className="mb-6">
                    <RegeneratedNotice
                      key={saved.revision}
                      ref={afterWriting}
                      funnelId={saved.id}
                      replaced={editing.replaced}
                      isBusy={editing.isBusy}
                      onUndo={editing.handleUndo}
                    />
                  </div>
                )}
                <FactsPanel
                  funnel={saved}
                  facts={facts}
                  hasWebsite
                  action={
                    !saved.is_read_only && (
                      <Button
                        size="small"
                        disabled={editing.isBusy}
                        onClick={() => void handleAskWithFacts()}
                      >
                        <Sparkles aria-hidden size={16} className="max-sm:hidden" />
                        <span>
                          Write it again<span className="max-sm:sr-only"> with these facts</span>
                        </span>
                      </Button>
                    )
                  }
                />
              </>
            ),
          },
        ]}
      />
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
