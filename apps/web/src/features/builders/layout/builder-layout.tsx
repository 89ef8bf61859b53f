import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { EditorPanel } from '../panels/editor-panels.tsx'
import { PanelRail } from '../panels/panel-rail.tsx'
import { type Pane, PaneBar } from './pane-bar.tsx'

/** Panels with long texts, which also use the space of the fields. */
const widePanels: readonly EditorPanel[] = ['content', 'json']

type BuilderLayoutProps = {
  toolbar: ReactNode
  /** Only the page is shown. */
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  pane: Pane
  onPane: (pane: Pane) => void
  panel: EditorPanel
  onPanel: (panel: EditorPanel) => void
  parts: ReactNode
  page: ReactNode
  fields: ReactNode
  /** Shown below the panes. */
  footer: ReactNode
}

/** Shows panel, page, and fields side by side. Tablets show the page and one of the others, phones one at a time. */
export function BuilderLayout(props: BuilderLayoutProps) {
  const { isPreview, onPreview, pane, onPane, panel, onPanel } = props
  const isWide = widePanels.includes(panel)
  // Phones show the page above the branding panel so that people see their changes.
  const isSplit = pane === 'parts' && panel === 'branding'

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {props.toolbar}
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        {!isPreview && (
          <aside
            aria-label="What the page is made of"
            className={clsx(
              'flex min-h-0 shrink-0 border-r border-line max-md:w-full max-md:flex-1',
              isSplit && 'max-md:order-1 max-md:border-t',
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
            'flex min-h-0 min-w-0 flex-1 flex-col bg-raised',
            !isPreview && pane !== 'page' && !isSplit && 'max-md:hidden',
          )}
        >
          {props.page}
        </div>
        {!isPreview && (
          <aside
            aria-label="Fields of the selected section"
            className={clsx(
              'relative min-h-0 shrink-0 border-l border-line bg-surface max-md:w-full max-md:flex-1 md:max-lg:order-first md:max-lg:border-r md:w-84',
              pane !== 'fields' && 'max-lg:hidden',
              isWide && 'lg:hidden',
            )}
          >
            {props.fields}
          </aside>
        )}
      </div>
      {props.footer}
      <PaneBar pane={pane} onPane={onPane} isPreview={isPreview} onPreview={onPreview} />
    </div>
  )
}
