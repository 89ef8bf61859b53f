import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'

import { ReadOnlyNotice } from '../../../entities/funnel/read-only-notice.tsx'
import { UpdateConflictDialog } from '../../../entities/funnel/update-conflict-dialog.tsx'
import { SessionEndedNotice } from '../../../entities/person/session-ended-notice.tsx'
import { useWide } from '../../../lib/use-wide.ts'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RestoredNotice } from '../../../ui/restored-notice.tsx'
import { AddFact } from './cards/add-fact.tsx'
import { FactGroup } from './cards/fact-group.tsx'
import { factGroups, factKinds, kindsOf } from './kinds/fact-kinds.ts'
import { FactQuestions } from './fact-questions.tsx'
import { FactsBar } from './facts-bar.tsx'
import { FactsPage } from './facts-page.tsx'
import { FactsWebsite } from './website/facts-website.tsx'
import type { Facts } from './saving/use-facts.ts'
import { useUndoKey } from './use-undo-key.ts'

type FactsPanelProps = {
  funnel: Funnel
  facts: Facts
  /** What comes next, in the bar below. */
  action?: ReactNode
  /** Whether the business's website may be read here. */
  hasWebsite?: boolean
}

/** 'What we understood': the facts in groups, what is missing, and the page beside them. */
export function FactsPanel({ funnel, facts, action, hasWebsite = false }: FactsPanelProps) {
  const { editor, saver } = facts
  const { known, forms } = useStore(editor.store)
  const { conflict, failure } = useStore(saver.store)
  const [isPageOpen, setPageOpen] = useState(false)
  const isWide = useWide()
  useUndoKey(editor.undo)
  const isReadOnly = funnel.is_read_only
  const groups = factGroups.map((group) => ({
    group,
    facts: known.facts.filter(({ kind }) => factKinds[kind].group === group.key),
  }))
  const unused = groups.filter(
    ({ group, facts }) =>
      facts.length === 0 && kindsOf(group.key).every((kind) => !(`new:${kind}` in forms)),
  )
  // The voice is read out of anything; it alone is not much.
  const isLittle = groups.every(({ group, facts }) => group.key === 'voice' || facts.length === 0)

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:gap-12">
        {/* What has the focus is never behind the bar. */}
        <div className="flex min-w-0 flex-col gap-6 [&_:is(button,input,select,textarea,summary)]:scroll-my-28">
          {isReadOnly && <ReadOnlyNotice />}
          {failure?.kind === 'session' && <SessionEndedNotice title="Unable to save changes" />}
          {facts.isRestored && <RestoredNotice onDiscard={facts.discard} />}
          {hasWebsite && !isReadOnly && (
            <FactsWebsite editor={editor} address={funnel.business_info.website_url ?? ''} />
          )}
          {isLittle && (
            <EmptyState
              title="We could not read much from your answers"
              text="That is fine: your page uses your own words. Answer a question below, and we know more."
            />
          )}
          {isLittle && !isReadOnly && <FactQuestions editor={editor} />}
          {groups.map(({ group, facts }) => (
            <FactGroup
              key={group.key}
              editor={editor}
              group={group}
              facts={facts}
              isReadOnly={isReadOnly}
            />
          ))}
          {!isLittle && !isReadOnly && <FactQuestions editor={editor} />}
          {unused.length > 0 && !isReadOnly && (
            <Card>
              <h2 className="text-lead">Add something else</h2>
              <div className="mt-2 -ml-3 flex flex-wrap gap-x-1">
                {unused.map(({ group }) => (
                  <AddFact
                    key={group.key}
                    editor={editor}
                    kinds={kindsOf(group.key)}
                    subject={group.title}
                    text={group.title}
                  />
                ))}
              </div>
            </Card>
          )}
          <FactsBar
            facts={facts}
            readOnly={isReadOnly ? funnel : null}
            onSeePage={() => setPageOpen(true)}
            action={action}
          />
        </div>
        {isWide && (
          <aside
            aria-label="Your page"
            className="sticky top-24 overflow-hidden rounded-card border border-line bg-surface shadow-low"
          >
            <h2 className="border-b border-line px-5 py-3 font-sans text-note font-semibold tracking-normal">
              Your page
            </h2>
            <FactsPage funnel={funnel} known={known} className="h-[calc(100dvh-11rem)] min-h-96" />
          </aside>
        )}
      </div>
      <Dialog
        isOpen={isPageOpen && !isWide}
        onClose={() => setPageOpen(false)}
        title="Your page"
        isTall
      >
        <FactsPage funnel={funnel} known={known} className="h-full" />
      </Dialog>
      <UpdateConflictDialog
        conflict={conflict && { theirs: conflict }}
        onOverwrite={saver.keepMine}
        onClose={saver.decideLater}
        onLoadNewest={saver.takeTheirs}
      />
    </>
  )
}
