import { isHidden, isUnknownSection } from '@wildpath/page/document'
import { ArrowDown, ArrowUp, Bookmark, Copy, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react'
import { type PointerEvent, type ReactNode, use } from 'react'

import { SaveSectionContext } from '../saved-sections/save-section-context.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { addOrNotify } from '../store/add-or-notify.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'
import { trackDrag } from './track-drag.ts'
import { toggleHidden } from '../store/toggle-hidden.ts'
import type { SectionBox } from './use-section-box.ts'

type SectionBarProps = {
  body: HTMLElement
  index: number
  box: SectionBox
  label: string
  onLanding: (index: number | null) => void
}

/** In screen pixels. */
const halfHeight = 25

/** The actions of a section, at its top edge. They keep their size on the screen when the page is scaled down. */
export function SectionBar({ body, index, box, label, onLanding }: SectionBarProps) {
  const editor = useEditor()
  const { edit, move, store } = editor
  const count = useEditorState(({ history }) => history.present.sections.length)
  const isHiddenNow = useEditorState(({ history }) => {
    const section = history.present.sections[index]
    return section !== undefined && isHidden(section)
  })
  const isKnown = useEditorState(({ history }) => {
    const section = history.present.sections[index]
    return section !== undefined && !isUnknownSection(section)
  })
  const saveSection = use(SaveSectionContext)
  const remove = useRemoveSection()

  // Between two sections, where there are the fewest words.
  const top = Math.max(8, box.top - halfHeight / box.scale)

  function handleGrip(event: PointerEvent<HTMLButtonElement>) {
    event.preventDefault()
    trackDrag(event.nativeEvent, event.currentTarget, {
      body,
      sections: () => store.getState().history.present.sections,
      onMove: onLanding,
      // What stands below moves up once the section is taken out.
      onDrop: (landing) => move(index, landing > index ? landing - 1 : landing),
      onEnd: () => onLanding(null),
    })
  }

  return (
    <div
      className="wp-bar"
      role="toolbar"
      aria-label={label}
      style={{ top, right: 8, transform: `scale(${1 / box.scale})` }}
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
      <BarButton label="Move up" disabled={index === 0} onPress={() => move(index, index - 1)}>
        <ArrowUp aria-hidden size={20} />
      </BarButton>
      <BarButton
        label="Move down"
        disabled={index === count - 1}
        onPress={() => move(index, index + 1)}
      >
        <ArrowDown aria-hidden size={20} />
      </BarButton>
      <BarButton
        label="Copy"
        onPress={() => addOrNotify(editor, () => editor.edit({ kind: 'duplicate-section', index }))}
      >
        <Copy aria-hidden size={20} />
      </BarButton>
      {saveSection !== null && isKnown && (
        <BarButton label="Save to My sections" onPress={(button) => saveSection(index, button)}>
          <Bookmark aria-hidden size={20} />
        </BarButton>
      )}
      <BarButton
        label={isHiddenNow ? 'Show' : 'Hide'}
        onPress={() => edit(toggleHidden({ index, isHiddenNow }))}
      >
        {isHiddenNow ? <Eye aria-hidden size={20} /> : <EyeOff aria-hidden size={20} />}
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
  onPress: (button: HTMLElement) => void
  children: ReactNode
}

function BarButton({ label, disabled = false, onPress, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={(event) => onPress(event.currentTarget)}
    >
      {children}
    </button>
  )
}
