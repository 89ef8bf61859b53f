import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'

import { useEditor, useEditorState } from '../store/editor-context.ts'
import { addOrNotify } from '../store/add-or-notify.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'
import { trackDrag } from './track-drag.ts'
import type { SectionBox } from './use-section-box.ts'

type SectionBarProps = {
  body: HTMLElement
  index: number
  box: SectionBox
  onLanding: (index: number | null) => void
}

/** What can be done with the selected section, in its corner; as large as on the screen around it. */
export function SectionBar({ body, index, box, onLanding }: SectionBarProps) {
  const editor = useEditor()
  const { edit, store } = editor
  const count = useEditorState(({ history }) => history.present.sections.length)
  const remove = useRemoveSection()

  function handleGrip(event: PointerEvent<HTMLButtonElement>) {
    event.preventDefault()
    trackDrag(event.nativeEvent, event.currentTarget, {
      body,
      sections: () => store.getState().history.present.sections,
      onMove: onLanding,
      // What stands below moves up once the section is taken out.
      onDrop: (landing) =>
        edit({ kind: 'move-section', index, to: landing > index ? landing - 1 : landing }),
      onEnd: () => onLanding(null),
    })
  }

  return (
    <div
      className="wp-bar"
      role="toolbar"
      aria-label="Selected section"
      style={{ top: box.top + 8, right: 8, transform: `scale(${1 / box.scale})` }}
    >
      <button
        type="button"
        className="wp-grip"
        aria-label="Drag to another place"
        title="Drag to another place"
        onPointerDown={handleGrip}
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <BarButton
        label="Move up"
        disabled={index === 0}
        onPress={() => edit({ kind: 'move-section', index, to: index - 1 })}
      >
        <ArrowUp aria-hidden size={20} />
      </BarButton>
      <BarButton
        label="Move down"
        disabled={index === count - 1}
        onPress={() => edit({ kind: 'move-section', index, to: index + 1 })}
      >
        <ArrowDown aria-hidden size={20} />
      </BarButton>
      <BarButton
        label="Copy"
        onPress={() => addOrNotify(editor, () => editor.edit({ kind: 'duplicate-section', index }))}
      >
        <Copy aria-hidden size={20} />
      </BarButton>
      <BarButton label="Delete Section" onPress={() => remove(index)}>
        <Trash2 aria-hidden size={20} />
      </BarButton>
    </div>
  )
}

type BarButtonProps = {
  label: string
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

function BarButton({ label, disabled = false, onPress, children }: BarButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  )
}
