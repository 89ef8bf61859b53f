import type { SectionTemplate } from '@wildpath/page/templates'
import { LayoutGrid, LayoutTemplate } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import type { Landing } from '../canvas/canvas-overlay.tsx'
import { useEditor } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { addElement, elementSpotAt } from './add-element.ts'
import { PaletteItem } from './palette-item.tsx'
import { paletteElements, paletteSections } from './palette-parts.ts'

type PaletteProps = {
  /** Of the page's document; null while there is no page to drop on. */
  body: HTMLElement | null
  /** Where what is being dragged would land. */
  onLanding: (landing: Landing | null) => void
  onAdd: (template: SectionTemplate, index?: number) => void
  onMore: () => void
  onPageTemplates: () => void
}

/** What can be dragged onto the page; a press adds it too, by the selected section. */
export function Palette({ body, onLanding, onAdd, onMore, onPageTemplates }: PaletteProps) {
  const editor = useEditor()

  const spotAt = (point: { x: number; y: number }) =>
    body === null ? null : elementSpotAt(body.ownerDocument, point, editor)

  return (
    <section aria-labelledby="palette" className="flex flex-col gap-3">
      <h2 id="palette" className="font-sans text-lead font-semibold tracking-normal">
        Add to the page
      </h2>
      <Button variant="secondary" size="small" onClick={onPageTemplates}>
        <LayoutTemplate aria-hidden size={18} />
        Page Templates
      </Button>
      <p className="text-note text-quiet">
        <span className="max-md:hidden">Drag a part onto the page, or press it</span>
        <span className="md:hidden">Press a part</span> to add it by the selected section.
      </p>
      <h3 className="font-sans text-note font-semibold text-quiet">Sections</h3>
      <ul className="grid grid-cols-2 gap-2">
        {paletteSections.map(({ template, label, Icon }) => (
          <PaletteItem
            key={template.id}
            label={label}
            Icon={Icon}
            body={body}
            onMove={(index) => onLanding(index === null ? null : { at: 'edge', index })}
            onEnd={() => onLanding(null)}
            onDrop={(index) => onAdd(template, index)}
            onPress={() => onAdd(template)}
          />
        ))}
      </ul>
      <Button variant="quiet" size="small" className="self-start" onClick={onMore}>
        <LayoutGrid aria-hidden size={18} />
        Section Library
      </Button>
      <h3 className="font-sans text-note font-semibold text-quiet">
        Elements, placed freely in a section
      </h3>
      <ul className="grid grid-cols-2 gap-2">
        {paletteElements.map(({ type, label, Icon }) => (
          <PaletteItem
            key={type}
            label={label}
            Icon={Icon}
            body={body}
            onMove={(_, point) => {
              const spot = spotAt(point)
              onLanding(spot === null ? null : { at: 'inside', index: spot.index })
            }}
            onEnd={() => onLanding(null)}
            onDrop={(_, point) => {
              const spot = spotAt(point)
              if (spot !== null) addElement(editor, type, spot)
            }}
            onPress={() =>
              addElement(editor, type, { index: selectedIndex(editor.store.getState()) })
            }
          />
        ))}
      </ul>
    </section>
  )
}
