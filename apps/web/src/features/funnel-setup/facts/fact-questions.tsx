import { countSkipped } from '@wildpath/contract'
import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'

import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FactFormBox } from './form/fact-form-box.tsx'
import { type FactsEditor, openQuestions } from './editing/facts-editor.ts'
import { formAt } from './editing/form-places.ts'

const shownQuestions = 3

/** What is missing and would help visitors most; nobody has to answer. */
export function FactQuestions({ editor }: { editor: FactsEditor }) {
  const state = useStore(editor.store)
  const list = useRef<HTMLUListElement>(null)
  const questions = openQuestions(state)
  const skipped = countSkipped(state.known)
  if (questions.length === 0 && skipped === 0) return null

  /** The next question is read; on a phone no keyboard comes up for it. */
  function focusNext(index: number) {
    const items = list.current?.querySelectorAll<HTMLElement>(':scope > li')
    items?.[Math.min(index, items.length - 1)]?.focus()
  }

  return (
    <Card className="flex flex-col gap-1">
      <h2 className="text-title">What visitors will ask</h2>
      <p className="text-note text-quiet">Answer what you like; skip the rest.</p>
      <ul ref={list} className="divide-y divide-line">
        {questions.slice(0, shownQuestions).map(({ id, ask, gives }, index) => {
          const isOneLine = formAt(state.known, `ask:${id}`)?.fields.length === 1
          return (
            <li key={id} tabIndex={-1} className="scroll-my-24 py-4 outline-none last:pb-0">
              {!isOneLine && (
                <>
                  <p className="font-semibold">{ask}</p>
                  <p className="mb-3 text-note text-quiet">{gives}</p>
                </>
              )}
              <FactFormBox
                editor={editor}
                place={`ask:${id}`}
                label={ask}
                submitLabel="Add"
                cancelLabel="Skip"
                question={{ ask, gives }}
                onDone={() => requestAnimationFrame(() => focusNext(index))}
                onEscape={() => editor.close(`ask:${id}`)}
                onCancel={() => {
                  flushSync(() => editor.skip(id))
                  focusNext(index)
                }}
              />
            </li>
          )
        })}
      </ul>
      {skipped > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => {
            flushSync(() => editor.askAgain())
            focusNext(0)
          }}
        >
          <RotateCcw aria-hidden size={16} />
          {skipped === 1
            ? 'Ask the skipped question again'
            : `Ask the ${skipped} skipped questions again`}
        </Button>
      )}
    </Card>
  )
}
