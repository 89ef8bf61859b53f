import type { Funnel } from '@wildpath/contract'
import { Save } from 'lucide-react'
import { useState } from 'react'

import { notifySuccess } from '../../../ui/notify.ts'
import { SelectedFields } from '../fields/selected-fields.tsx'
import { SectionOutline } from '../outline/section-outline.tsx'
import { SaveDialogs } from '../saving/save-dialogs.tsx'
import { usePageSave } from '../saving/use-page-save.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { useAddSection } from '../store/use-add-section.tsx'
import { useUndoKeys } from '../store/use-undo-keys.ts'
import { useVersions } from '../versions/use-versions.tsx'
import { BuilderToolbar } from '../workbench/builder-toolbar.tsx'
import { PagePane } from '../workbench/page-pane.tsx'
import { type Pane, Workbench } from '../workbench/workbench.tsx'
import { Palette } from './palette.tsx'

/** The page itself is the editor: words are written on it, parts are dragged onto it (spec 3, 2.8). */
export function VisualEditor({ funnel }: { funnel: Funnel }) {
  const editor = useEditor()
  const [isPreview, setPreview] = useState(false)
  const [pane, setPane] = useState<Pane>('page')
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [landing, setLanding] = useState<number | null>(null)
  const saving = usePageSave(editor, funnel.id)
  const adding = useAddSection()
  const versions = useVersions(funnel.id)
  const hasChanges = useEditorState(isDirty)
  useUndoKeys(editor)

  function handleSave() {
    saving.save({
      asMain: false,
      fallback: 'Failed to save page',
      onSaved: () => notifySuccess('Page saved successfully!'),
    })
  }

  return (
    <>
      <Workbench
        isPreview={isPreview}
        pane={pane}
        onPane={setPane}
        toolbar={
          <BuilderToolbar
            funnelId={funnel.id}
            title="Visual Editor"
            isPreview={isPreview}
            onPreview={setPreview}
            onVersions={versions.open}
            isSaving={saving.isSaving}
            isUnsynced={saving.isUnsynced}
            actions={[
              {
                label: 'Save',
                Icon: Save,
                isSave: true,
                isDisabled: !hasChanges && !saving.isUnsynced,
                onPress: handleSave,
              },
            ]}
          />
        }
        parts={
          <div className="flex flex-col gap-6 p-4">
            <Palette
              body={body}
              onLanding={setLanding}
              onAdd={(template, index) => {
                adding.add(template, index)
                setPane('page')
              }}
              onMore={adding.open}
            />
            <section aria-labelledby="outline" className="flex flex-col gap-3">
              <h2 id="outline" className="font-sans text-lead font-semibold tracking-normal">
                On this page
              </h2>
              <SectionOutline onChoose={() => setPane('fields')} />
            </section>
          </div>
        }
        page={
          <PagePane
            funnel={funnel}
            isPreview={isPreview}
            hasTextEditing={!isPreview}
            landing={landing}
            onReady={setBody}
            onAdd={adding.open}
          />
        }
        fields={<SelectedFields funnel={funnel} />}
      />
      {adding.dialog}
      {versions.dialog}
      <SaveDialogs {...saving} />
    </>
  )
}
