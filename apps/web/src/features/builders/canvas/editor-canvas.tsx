import { asVisitorsSee, type Funnel } from '@wildpath/contract'
import { translatePage } from '@wildpath/page/translations'
import { use, useCallback, useMemo, useState } from 'react'

import { usePageBadge } from '../../../entities/page/use-page-badge.ts'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import type { PreviewDevice } from '../../../entities/page/page-preview/preview-widths.ts'
import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { useSaveShortcut } from '../../../lib/use-save-shortcut.ts'
import { getRowKey } from '../../../ui/sortable/row-order.ts'
import { useRowOrder } from '../../../ui/sortable/use-row-order.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { getEditedLanguage, getShownPage } from '../store/shown-page.ts'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import type { RequestedField } from '../property-panel/use-requested-field.ts'
import { PicturesContext } from '../pictures/pictures-context.ts'
import { CanvasOverlay, type Landing } from './canvas-overlay.tsx'
import { TextSlot } from './text-slot.tsx'
import { useFollowSelection } from './use-follow-selection.ts'
import { useHideBarsWhileTyping } from './use-hide-bars.ts'
import { useMarkSamples } from './use-mark-samples.ts'
import { useSelectByPress } from './use-select-by-press.ts'
import { EditedTextContext, useTextEditing } from './use-text-editing.ts'

type EditorCanvasProps = {
  funnel: Funnel
  device: PreviewDevice
  /** The page as visitors get it; nothing can be pressed. */
  isPreview: boolean
  /** Where what is being dragged onto the page would land. */
  landing?: Landing | null
  onReady?: (body: HTMLElement) => void
  /** Shows the field of a pressed text. */
  onField: (field: RequestedField) => void
  /** Saves the page; by its key, with the focus in the page's document. */
  onSave: () => void
  className?: string
}

/** Shows the edited page in its own document. A press selects a section and edits the text under it. */
export function EditorCanvas(props: EditorCanvasProps) {
  const { funnel, device, isPreview, landing = null, onReady, onField, onSave, className } = props
  const editor = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const source = useEditorState((state) => state.source)
  const language = useEditorState(getEditedLanguage)
  const translated = useEditorState(getShownPage)
  const shown = useMemo(() => {
    if (!isPreview) return translated
    const visible = asVisitorsSee(page, { ...funnel, ...source })
    return language === null ? visible : translatePage(visible, language)
  }, [isPreview, translated, page, language, funnel, source])
  const badge = usePageBadge()
  const pictures = use(PicturesContext)
  const order = useRowOrder(shown.sections.map(sectionKey))
  const getReactKey = useCallback((id: string) => getRowKey(order, id), [order])
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [ownLanding, setOwnLanding] = useState<Landing | null>(null)
  const text = useTextEditing(editor)
  useUndoKeys(editor, body?.ownerDocument ?? null)
  useSaveShortcut(onSave, body?.ownerDocument ?? null)
  useFollowSelection(body, page)
  useHideBarsWhileTyping(body)
  useMarkSamples(isPreview ? null : body, page)
  const { onText, showField } = useStableCallbacks({ onText: text.begin, showField: onField })
  useSelectByPress({
    body: isPreview ? null : body,
    editor,
    onText,
    onField: showField,
    pictures,
  })

  function handleReady(ready: HTMLElement) {
    setBody(ready)
    onReady?.(ready)
  }

  return (
    <EditedTextContext value={text.edited}>
      <PageStage
        page={shown}
        badge={badge}
        isEdited={!isPreview}
        isVisitorView
        title={isPreview ? 'Preview of the page' : 'The page'}
        device={device}
        {...(className !== undefined && { className })}
        Slot={TextSlot}
        getReactKey={getReactKey}
        overlay={
          !isPreview && (
            <CanvasOverlay
              sections={page.sections}
              landing={landing ?? ownLanding}
              onLanding={setOwnLanding}
            />
          )
        }
        onReady={handleReady}
      />
    </EditedTextContext>
  )
}
