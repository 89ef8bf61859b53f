import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'

import { controlClass } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SortableList } from '../../../../ui/sortable/sortable-list.tsx'
import { usePanelActions } from '../panel-actions.ts'
import { AddButton } from '../list/add-button.tsx'
import { capital, moved } from '../list/entries.ts'
import { useRowKeys } from '../../../../ui/sortable/use-row-keys.ts'

type TextsEditorProps = { field: FieldOf<'texts'>; path: FieldPath; value: unknown }

const none: readonly string[] = []

/** Lines of text, one under the other; Enter begins the next one. */
export function TextsEditor({ field, path, value }: TextsEditorProps) {
  const { set, type, commitBatch } = usePanelActions()
  const texts: readonly string[] = Array.isArray(value) ? value : none
  const { keys } = useRowKeys(texts)
  const place = useRef<HTMLDivElement>(null)
  const isFull = texts.length >= field.most
  const nameOf = (text: string, index: number) =>
    text.trim() === '' ? `${capital(field.singular)} ${index + 1}` : text.slice(0, 80)

  function focusLine(index: number) {
    const inputs = place.current?.querySelectorAll('input') ?? []
    const target = inputs[Math.min(index, inputs.length - 1)]
    ;(target ?? place.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }

  function insert(index: number) {
    if (isFull) return
    flushSync(() => set(path, texts.toSpliced(index, 0, '')))
    focusLine(index)
  }

  function remove(index: number) {
    flushSync(() => set(path, texts.toSpliced(index, 1)))
    focusLine(index)
  }

  return (
    <div ref={place} className="flex flex-col gap-2">
      <p className="text-note font-semibold">{field.label}</p>
      <SortableList
        label={field.label}
        items={texts}
        keyOf={(_, index) => String(keys[index])}
        nameOf={nameOf}
        onMove={(from, to) => set(path, moved(texts, from, to))}
        className="flex flex-col gap-2 empty:hidden"
      >
        {(text: string, index: number, handle: ReactNode) => (
          <div className="flex items-center">
            {handle}
            <input
              type="text"
              aria-label={`${capital(field.singular)} ${index + 1}`}
              value={text}
              maxLength={field.longest}
              autoComplete="off"
              onChange={(event) => type([...path, index], event.target.value)}
              onBlur={commitBatch}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                insert(index + 1)
              }}
              className={controlClass}
            />
            <IconButton label={`Remove ${nameOf(text, index)}`} onClick={() => remove(index)}>
              <X aria-hidden size={18} />
            </IconButton>
          </div>
        )}
      </SortableList>
      <AddButton
        singular={field.singular}
        most={field.most}
        isFull={isFull}
        onAdd={() => insert(texts.length)}
      />
    </div>
  )
}
