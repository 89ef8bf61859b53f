import type { Funnel } from '@wildpath/contract'
import { Rocket, Save } from 'lucide-react'
import { useState } from 'react'

import type { Landing } from '../canvas/canvas-overlay.tsx'
import { SelectedFields } from '../fields/selected-fields.tsx'
import { SectionOutline } from '../outline/section-outline.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { BuilderToolbar } from '../layout/builder-toolbar.tsx'
import { PagePane } from '../layout/page-pane.tsx'
import { useBuilder } from '../layout/use-builder.tsx'
import { type Pane, BuilderLayout } from '../layout/builder-layout.tsx'
import { Palette } from './palette.tsx'

/** The page itself is the editor: words are written on it, parts are dragged onto it (spec 3, 2.8). */
export function VisualEditor({ funnel }: { funnel: Funnel }) {
  const [pane, setPane] = useState<Pane>('page')
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [landing, setLanding] = useState<Landing | null>(null)
  const builder = useBuilder(funnel, {
    addTitle: 'Section Library',
    onWanted: () => setPane('fields'),
  })
  const { isPreview, openAdd } = builder
  const hasChanges = useEditorState(isDirty)

  return (
    <>
      <BuilderLayout
        isPreview={isPreview}
        pane={pane}
        onPane={setPane}
        toolbar={
          <BuilderToolbar
            {...builder.toolbar}
            title="Visual Editor"
            actions={[
              {
                label: 'Save',
                Icon: Save,
                isSave: true,
                isDisabled: !hasChanges && !builder.isUnsynced,
                onPress: builder.savePage,
              },
              {
                label: 'Set as Landing Page',
                Icon: Rocket,
                isSave: true,
                isDisabled: builder.isEmpty,
                onPress: builder.setAsLanding,
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
                builder.add(template, index)
                setPane('page')
              }}
              onMore={openAdd}
            />
            <section aria-labelledby="outline" className="flex flex-col gap-3">
              <h2 id="outline" className="font-sans text-lead font-semibold tracking-normal">
                On this page
              </h2>
              <SectionOutline
                onChoose={() => setPane('fields')}
                funnelId={funnel.id}
                onSample={builder.want}
              />
            </section>
          </div>
        }
        page={
          <PagePane
            funnel={funnel}
            isPreview={isPreview}
            landing={landing}
            onReady={setBody}
            onAdd={openAdd}
            onSave={builder.saveByKey}
          />
        }
        fields={
          <SelectedFields funnel={funnel} wanted={builder.wanted} onShown={builder.clearWanted} />
        }
      />
      {builder.dialogs}
    </>
  )
}
