import type { ElementTool } from '@wildpath/page/edit'
import {
  Image,
  type LucideIcon,
  MousePointer2,
  RectangleEllipsis,
  Shapes,
  Type,
} from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'

import type { CanvasTool } from './free-canvas-editor.ts'

const tools: readonly { value: CanvasTool; label: string; Icon: LucideIcon }[] = [
  { value: 'select', label: 'Select', Icon: MousePointer2 },
  { value: 'text', label: 'Text', Icon: Type },
  { value: 'image', label: 'Image', Icon: Image },
  { value: 'button', label: 'Button', Icon: RectangleEllipsis },
  { value: 'shape', label: 'Shape', Icon: Shapes },
]

type CanvasToolsProps = {
  tool: CanvasTool
  onChoose: (tool: CanvasTool) => void
  /** Puts an element in the middle, for whoever does not point. */
  onPlace: (type: ElementTool) => void
}

/** What the next press on the canvas does. Arrows choose; Enter and Space also put the element down. */
export function CanvasTools({ tool, onChoose, onPlace }: CanvasToolsProps) {
  const name = useId()

  function handleKey(event: KeyboardEvent, value: CanvasTool) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (value === 'select') onChoose(value)
    else onPlace(value)
  }

  return (
    <fieldset className="inline-flex max-w-full rounded-control border border-edge bg-surface p-0.5">
      <legend className="sr-only">Tool</legend>
      {tools.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-[0.5rem] px-2.5 text-note font-semibold text-quiet transition-colors max-sm:px-2 pointer-coarse:min-h-11 hover:text-ink has-checked:bg-fern-wash has-checked:text-fern has-focus-visible:outline-2 has-focus-visible:outline-lantern"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={tool === value}
            onChange={() => onChoose(value)}
            onKeyDown={(event) => handleKey(event, value)}
            className="sr-only"
          />
          <Icon aria-hidden size={16} className="max-sm:hidden" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
