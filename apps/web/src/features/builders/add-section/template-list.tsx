import type { PageStyle } from '@wildpath/page/document'
import { moreTemplates, type SectionTemplate, sectionTemplates } from '@wildpath/page/templates'
import { LayoutTemplate, Lightbulb, SearchX } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type CategoryChoice, filterTemplates } from './filter-templates.ts'
import { TemplateCard } from './template-card.tsx'

type TemplateListProps = {
  query: string
  category: CategoryChoice
  style: PageStyle
  onAdd: (template: SectionTemplate) => void
  /** Clears the search and the category. */
  onClear: () => void
  onPageTemplates: () => void
}

const templates = [...sectionTemplates, ...moreTemplates]

/** The templates that match the search, each with a preview. */
export function TemplateList(props: TemplateListProps) {
  const { query, category, style, onAdd, onClear, onPageTemplates } = props
  const found = filterTemplates(templates, { query, category })

  return (
    <>
      <p className="my-4 flex items-start gap-2 text-note text-quiet">
        <Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0 text-lantern" />
        Tip: a click on a card adds the section to your page. You can change everything in it
        afterwards.
      </p>
      <Button size="small" variant="quiet" className="mb-4" onClick={onPageTemplates}>
        <LayoutTemplate aria-hidden size={18} />
        Page Templates
      </Button>
      <p aria-live="polite" className="sr-only">
        {found.length === 1 ? '1 template' : `${found.length} templates`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          illustration={<SearchX aria-hidden size={36} className="text-lantern" />}
          title="No templates found"
          text="Try adjusting your search terms or category filter."
          action={
            <Button variant="secondary" onClick={onClear}>
              Show all templates
            </Button>
          }
        />
      ) : (
        <ul aria-label="Templates" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} style={style} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </>
  )
}
