import type { PageStyle } from '@wildpath/page/document'
import type { SectionTemplate } from '@wildpath/page/templates'
import { Plus } from 'lucide-react'
import { memo, useId } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TemplatePreview } from './template-preview.tsx'

type TemplateCardProps = {
  template: SectionTemplate
  style: PageStyle
  onAdd: (template: SectionTemplate) => void
}

/** Spec 3, 2.5: the elements a card names before it only counts. */
const namedElements = 3

/**
 * One template. The button reaches over the whole card, so that a press anywhere adds; pressed, it must not
 * shrink, for then it would be a place of its own and reach no further.
 */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, style, onAdd } = props
  const id = useId()
  const more = template.elements.length - namedElements

  return (
    <li
      aria-labelledby={id}
      className="group relative flex flex-col rounded-card border border-line bg-surface shadow-low transition-colors hover:border-fern has-focus-visible:border-fern"
    >
      <TemplatePreview template={template} style={style} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h3 id={id} className="text-body font-semibold">
            {template.name}
          </h3>
          <Badge>{template.category}</Badge>
        </div>
        <p className="text-note text-quiet">{template.description}</p>
        <ul
          aria-label="What can be changed"
          className="flex flex-wrap gap-1.5 text-note text-quiet"
        >
          {template.elements.slice(0, namedElements).map((element) => (
            <li key={element} className="rounded-full border border-line px-2">
              {element}
            </li>
          ))}
          {more > 0 && <li className="px-1">+{more} more</li>}
        </ul>
        <Button
          size="small"
          variant="secondary"
          className="mt-auto w-full group-hover:border-fern group-hover:text-fern after:absolute after:inset-0 after:rounded-card active:scale-none!"
          onClick={() => onAdd(template)}
        >
          <Plus aria-hidden size={18} />
          Add This Section<span className="sr-only">: {template.name}</span>
        </Button>
      </div>
    </li>
  )
})
