import { clsx } from 'clsx'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'

import { type EditorPanel, editorPanels } from './editor-panels.tsx'

type PanelRailProps = {
  value: EditorPanel
  onChange: (panel: EditorPanel) => void
  /** The open panel. */
  children: ReactNode
  className: string
}

/** Tabs for the editor's panels: a column of icons, or a row on phones. */
export function PanelRail({ value, onChange, children, className }: PanelRailProps) {
  return (
    <Tabs.Root
      value={value}
      onValueChange={(panel) => onChange(panel as EditorPanel)}
      orientation="vertical"
      className={clsx('flex min-h-0 max-md:flex-col', className)}
    >
      <Tabs.List
        aria-label="Ways to edit"
        className="flex shrink-0 gap-1 border-line bg-surface p-1.5 max-md:justify-between max-md:border-b md:w-22 md:flex-col md:border-r"
      >
        {editorPanels.map((panel) => (
          <Tabs.Trigger
            key={panel.value}
            value={panel.value}
            className="flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 rounded-control px-1.5 text-note font-semibold text-quiet -outline-offset-2 transition-colors hover:text-ink data-[state=active]:bg-lantern-wash data-[state=active]:text-ink"
          >
            <panel.Icon aria-hidden size={20} />
            {panel.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Each panel starts at its top. */}
      <Tabs.Content
        key={value}
        value={value}
        className="relative min-h-0 flex-1 overflow-y-auto bg-surface"
      >
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}
