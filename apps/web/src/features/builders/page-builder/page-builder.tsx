import type { Funnel } from '@wildpath/contract'
import { Rocket, Save } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { SelectedFields } from '../fields/selected-fields.tsx'
import { BuilderToolbar } from '../layout/builder-toolbar.tsx'
import { PagePane } from '../layout/page-pane.tsx'
import { useBuilder } from '../layout/use-builder.tsx'
import { type Pane, BuilderLayout } from '../layout/builder-layout.tsx'
import { PartsTab } from './parts-tab.tsx'

const JsonTab = lazyComponent(async () => (await import('./json-tab.tsx')).JsonTab, {
  loading: <Spinner />,
})
const AiTab = lazyComponent(async () => (await import('./ai-tab.tsx')).AiTab, {
  loading: <Spinner />,
})

const tabs = ['sections', 'json', 'ai']

/** The page with its sections, its JSON and the generator on one side, and fields on the other. */
export function PageBuilder({ funnel }: { funnel: Funnel }) {
  const [pane, setPane] = useState<Pane>(() => (window.innerWidth < 768 ? 'parts' : 'page'))
  const [search] = useSearchParams()
  const [tab, setTab] = useState(
    () => tabs.find((name) => name === search.get('tab')) ?? 'sections',
  )
  const builder = useBuilder(funnel, { onWanted: () => setPane('fields') })
  const { isPreview, isEmpty, openAdd } = builder

  return (
    <>
      <BuilderLayout
        isPreview={isPreview}
        pane={pane}
        onPane={setPane}
        hasWideParts={tab === 'json'}
        toolbar={
          <BuilderToolbar
            {...builder.toolbar}
            title="Page Builder"
            actions={[
              { label: 'Save Page', Icon: Save, isSave: true, onPress: builder.savePage },
              {
                label: 'Set as Landing Page',
                Icon: Rocket,
                isSave: true,
                isDisabled: isEmpty,
                onPress: builder.setAsLanding,
              },
            ]}
          />
        }
        parts={
          <div className="p-4">
            <Tabs
              label="Ways to build"
              value={tab}
              onChange={setTab}
              tabs={[
                {
                  value: 'sections',
                  label: 'Sections',
                  content: (
                    <PartsTab
                      beginsWithDesigns={search.get('open') === 'designs'}
                      onAdd={openAdd}
                      onSample={builder.want}
                      funnelId={funnel.id}
                      onChoose={() => setPane('fields')}
                    />
                  ),
                },
                {
                  value: 'json',
                  label: 'JSON',
                  content: <JsonTab />,
                },
                {
                  value: 'ai',
                  label: 'AI',
                  content: <AiTab funnel={funnel} onUsed={() => setTab('sections')} />,
                },
              ]}
            />
          </div>
        }
        page={
          <PagePane
            funnel={funnel}
            isPreview={isPreview}
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
