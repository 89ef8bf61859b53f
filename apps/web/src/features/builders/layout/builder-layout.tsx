import { clsx } from 'clsx'
import { Layers, LayoutTemplate, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

import { Segmented } from '../../../ui/segmented.tsx'
import type { EditorPanel } from '../panels/editor-panels.tsx'
import { PanelRail } from '../panels/panel-rail.tsx'

/** The part shown on small screens: a panel, the page, or the fields of a section. */
export type Pane = 'parts' | 'page' | 'fields'

const panes = [
  { value: 'parts', label: 'Parts', icon: <Layers aria-hidden size={16} /> },
  { value: 'page', label: 'Page', icon: <LayoutTemplate aria-hidden size={16} /> },
  { value: 'fields', label: 'Edit', icon: <SlidersHorizontal aria-hidden size={16} /> },
] as const

/** Panels with long texts, which also use the space of the fields. */
const widePanels: readonly EditorPanel[] = ['content', 'json']

type BuilderLayoutProps = {
  toolbar: ReactNode
  /** Only the page is shown. */
  isPreview: boolean
  pane: Pane
  onPane: (pane: Pane) => void
  panel: EditorPanel
  onPanel: (panel: EditorPanel) => void
  parts: ReactNode
  page: ReactNode
  fields: ReactNode
}

/** Shows panel, page, and fields side by side. Tablets show the page and one of the others, phones one at a time. */
export function BuilderLayout(props: BuilderLayoutProps) {
  const { isPreview, pane, onPane, panel, onPanel } = props
  const isWide = widePanels.includes(panel)

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {props.toolbar}
      {!isPreview && (
        <div className="flex justify-center border-b border-line bg-surface px-3 py-1.5 lg:hidden">
          <Segmented label="What is shown" value={pane} onChange={onPane} options={panes} />
        </div>
      )}
      <div className="flex min-h-0 flex-1">
        {!isPreview && (
          <aside
            aria-label="What the page is made of"
            className={clsx(
              'flex min-h-0 shrink-0 border-r border-line max-md:w-full',
              isWide ? 'md:w-1/2 lg:w-[min(36rem,46%)]' : 'md:w-[24.5rem]',
              pane !== 'parts' && 'max-md:hidden',
              pane === 'fields' && 'max-lg:hidden',
            )}
          >
            <PanelRail value={panel} onChange={onPanel} className="min-w-0 flex-1">
              {props.parts}
            </PanelRail>
          </aside>
        )}
        <div
          className={clsx(
            'flex min-w-0 flex-1 flex-col bg-raised',
            !isPreview && pane !== 'page' && 'max-md:hidden',
          )}
        >
          {props.page}
        </div>
        {!isPreview && (
          <aside
            aria-label="Fields of the selected section"
            className={clsx(
              'relative min-h-0 shrink-0 overflow-y-auto border-l border-line bg-surface max-md:w-full md:max-lg:order-first md:max-lg:border-r md:w-84',
              pane !== 'fields' && 'max-lg:hidden',
              isWide && 'lg:hidden',
            )}
          >
            {props.fields}
          </aside>
        )}
      </div>
    </div>
  )
}
