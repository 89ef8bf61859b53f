import { Eye, Layers, LayoutTemplate, type LucideIcon, SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'

import { useWide } from '../../../lib/use-wide.ts'

/** The part shown on small screens: a panel, the page, or the fields of a section. */
export type Pane = 'parts' | 'page' | 'fields'
type Choice = Pane | 'preview'

const choices: readonly { value: Choice; label: string; Icon: LucideIcon }[] = [
  { value: 'parts', label: 'Panels', Icon: Layers },
  { value: 'page', label: 'Page', Icon: LayoutTemplate },
  { value: 'fields', label: 'Edit', Icon: SlidersHorizontal },
  { value: 'preview', label: 'Preview', Icon: Eye },
]

type PaneBarProps = {
  pane: Pane
  onPane: (pane: Pane) => void
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
}

/** Switches between editor panes on phones and tablets. Larger screens show all panes at once. */
export function PaneBar({ pane, onPane, isPreview, onPreview }: PaneBarProps) {
  const name = useId()
  const isWide = useWide()

  function handleChange(choice: Choice) {
    onPreview(choice === 'preview')
    if (choice !== 'preview') onPane(choice)
  }

  if (isWide) return null
  return (
    <fieldset className="sticky bottom-0 flex justify-center gap-1 border-t border-line bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
      <legend className="sr-only">Editor view</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="flex min-h-12 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-control px-2 text-note font-semibold text-quiet transition-colors hover:text-ink has-checked:bg-fern-wash has-checked:text-fern has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-lantern sm:max-w-40"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === (isPreview ? 'preview' : pane)}
            onChange={() => handleChange(value)}
            className="sr-only"
          />
          <Icon aria-hidden size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
