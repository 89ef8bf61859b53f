import type { Funnel } from '@wildpath/contract'
import { isUnknownSection } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { Copy, MousePointerClick, Shapes, Trash2 } from 'lucide-react'
import { use, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { useDeferredRender } from '../../../lib/use-deferred-render.ts'
import { usePreload } from '../../../lib/use-preload.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePickImage } from '../media-library/use-pick-image.tsx'
import { PicturesContext } from '../pictures/pictures-context.ts'
import type { RequestedField } from '../property-panel/use-requested-field.ts'
import { RewriteButton } from '../rewrite/rewrite-button.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { addOrNotify } from '../store/add-or-notify.ts'
import { sectionKey } from '../store/section-key.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'

const PropertyPanel = lazyComponent(
  async () => (await import('../property-panel/property-panel.tsx')).PropertyPanel,
  { loading: <Skeleton className="h-64" /> },
)
const CanvasDialog = lazyComponent(
  async () => (await import('../free-canvas/canvas-dialog.tsx')).CanvasDialog,
)

type SelectedFieldsProps = {
  funnel: Funnel
  /** A field that is to be shown; the same object until `onShown` was called. */
  wanted: RequestedField | null
  onShown: () => void
}

/** The fields of the selected section, and what can be done with it whole. */
export function SelectedFields({ funnel, wanted, onShown }: SelectedFieldsProps) {
  const editor = useEditor()
  const { edit, commitBatch } = editor
  const page = useEditorState(({ history }) => history.present)
  // The page and the list say first what was chosen; its fields follow.
  const selected = useDeferredRender(useEditorState((state) => state.selected))
  const index = page.sections.findIndex((section) => sectionKey(section) === selected)
  const remove = useRemoveSection()
  const pictures = use(PicturesContext)
  const library = usePickImage()
  const [isArranging, setArranging] = useState(false)
  usePreload(PropertyPanel)
  const section = page.sections[index]

  if (section === undefined) return <NothingSelected />
  const { name } = sectionName(section)
  return (
    // Each section starts at its top.
    <div key={selected} className="relative h-full overflow-y-auto">
      <div className="flex flex-col gap-4 p-4">
        <h2 className="truncate font-sans text-lead font-semibold tracking-normal">{name}</h2>
        {isUnknownSection(section) ? (
          <p className="text-note text-quiet">
            This section is of a kind that this version does not know. It is kept as it is; the JSON
            tab shows what is in it.
          </p>
        ) : (
          <PropertyPanel
            key={section.id}
            section={section}
            page={page}
            onEdit={(path, value, { batch }) =>
              edit(
                { kind: 'set-section-field', index, path, value },
                { batch: `${section.id} ${batch}` },
              )
            }
            onCommitBatch={commitBatch}
            onChangePicture={
              pictures && ((path, opener) => pictures.open({ sectionId: section.id, path }, opener))
            }
            wanted={wanted?.sectionId === section.id ? wanted : null}
            onShown={onShown}
          />
        )}
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          {!isUnknownSection(section) && (
            <>
              <RewriteButton funnel={funnel} page={page} section={section} index={index} />
              <Button size="small" variant="secondary" onClick={() => setArranging(true)}>
                <Shapes aria-hidden size={18} />
                Arrange elements
              </Button>
            </>
          )}
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              addOrNotify(editor, () => editor.edit({ kind: 'duplicate-section', index }))
            }
          >
            <Copy aria-hidden size={18} />
            Copy
          </Button>
          <Button size="small" variant="danger" onClick={() => remove(index)}>
            <Trash2 aria-hidden size={18} />
            Delete Section
          </Button>
        </div>
        {library.dialog}
        {isArranging && (
          <CanvasDialog
            index={index}
            onClose={() => setArranging(false)}
            pickImage={library.pick}
            onSave={(elements) => {
              edit({
                kind: 'set-section-field',
                index,
                path: ['content', 'visualElements'],
                value: elements,
              })
              setArranging(false)
            }}
          />
        )}
      </div>
    </div>
  )
}

function NothingSelected() {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center text-quiet">
      <MousePointerClick aria-hidden size={32} className="text-lantern" />
      <p>Choose a section on the page or in the list, and its fields show here.</p>
    </div>
  )
}
