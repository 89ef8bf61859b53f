import type { Fact, FactKind } from '@wildpath/contract'
import { CheckCheck } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'

import { Button } from '../../../../ui/button.tsx'
import { notifyWithUndo } from '../../../../ui/notify-with-undo.tsx'
import { isContested } from '../editing/fact-changes.ts'
import { AddFact } from './add-fact.tsx'
import { FactCard } from './fact-card.tsx'
import { FactFormBox } from '../form/fact-form-box.tsx'
import { factKinds, kindsOf, type factGroups } from '../kinds/fact-kinds.ts'
import { factText } from '../kinds/fact-text.ts'
import type { FactsEditor } from '../editing/facts-editor.ts'

type FactGroupProps = {
  editor: FactsEditor
  group: (typeof factGroups)[number]
  facts: readonly Fact[]
  isReadOnly: boolean
}

/** The facts of one subject, one under the other, with what can be added to them. */
export function FactGroup({ editor, group, facts, isReadOnly }: FactGroupProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const kinds = kindsOf(group.key)
  const forms = useStore(editor.store, (state) => state.forms)
  const added = kinds.filter((kind) => forms[`new:${kind}`] !== undefined)
  const open = facts.filter((fact) => !fact.is_confirmed && !isContested(fact))

  function handleRemove(fact: Fact, index: number) {
    const place = editor.store.getState().known.facts.indexOf(fact)
    flushSync(() => editor.remove(fact.id))
    notifyWithUndo({
      text: `Removed: ${factText(fact).title}`,
      id: 'fact-removed',
      onUndo: () => editor.restore(fact, place),
    })
    const items = section.current?.querySelectorAll<HTMLElement>('li')
    const next = items?.[Math.min(index, items.length - 1)]
    focusIn(next ?? section.current)
  }

  function handleClose(kind: FactKind) {
    flushSync(() => editor.close(`new:${kind}`))
    section.current?.focus()
  }

  if (facts.length === 0 && added.length === 0) return null

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="scroll-my-24 rounded-card border border-line bg-surface shadow-low outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 pr-2 pl-4 sm:pr-3 sm:pl-5">
        <h2 id={id} className="py-1 text-lead">
          {group.title}
        </h2>
        {!isReadOnly && open.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Confirm all of these: ${group.title}`}
            onClick={() => editor.confirmAll(open)}
          >
            <CheckCheck aria-hidden size={16} />
            Confirm all of these
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line overflow-hidden border-t border-line last:rounded-b-card">
        {facts.map((fact, index) => (
          <li key={fact.id}>
            <FactCard
              editor={editor}
              fact={fact}
              label={kinds.length > 1 ? factKinds[fact.kind].label : null}
              isReadOnly={isReadOnly}
              onRemove={() => handleRemove(fact, index)}
            />
          </li>
        ))}
        {!isReadOnly &&
          added.map((kind) => (
            <li key={kind} className="p-4 sm:p-5">
              {kinds.length > 1 && (
                <p className="mb-2 text-note text-quiet">{factKinds[kind].label}</p>
              )}
              <FactFormBox
                editor={editor}
                place={`new:${kind}`}
                label={`Add: ${factKinds[kind].label}`}
                submitLabel="Add"
                cancelLabel="Cancel"
                onDone={() => section.current?.focus()}
                onCancel={() => handleClose(kind)}
              />
            </li>
          ))}
      </ul>
      {!isReadOnly && facts.length > 0 && (
        <div className="border-t border-line px-2 py-1 empty:hidden">
          <AddFact editor={editor} kinds={kinds} subject={group.title} />
        </div>
      )}
    </section>
  )
}

function focusIn(place: HTMLElement | null) {
  const first = place?.querySelector<HTMLElement>('button')
  if (first) first.focus()
  else place?.focus()
}
