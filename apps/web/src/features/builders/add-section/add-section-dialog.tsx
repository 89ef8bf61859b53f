import type { PageStyle } from '@wildpath/page/document'
import {
  moreTemplates,
  type SectionTemplate,
  sectionTemplates,
  templateCategories,
} from '@wildpath/page/templates'
import { LayoutTemplate, Lightbulb, SearchX } from 'lucide-react'
import { useCallback, useDeferredValue, useRef, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { type CategoryChoice, filterTemplates } from './filter-templates.ts'
import { TemplateCard } from './template-card.tsx'
import { TemplateSearch } from './template-search.tsx'

type AddSectionDialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Of the page that is edited, so that the previews look like it. */
  style: PageStyle
  /** The dialog closes by itself afterwards. */
  onAdd: (template: SectionTemplate) => void
  /** Opens the page templates instead. */
  onPageTemplates: () => void
}

const templates = [...sectionTemplates, ...moreTemplates]
const categories: readonly CategoryChoice[] = ['All', ...templateCategories]

/** Every kind of section to choose from, drawn in the look of the page (spec 3, 2.5). */
export function AddSectionDialog(props: AddSectionDialogProps) {
  const { title, isOpen, onClose, ...choice } = props
  const search = useRef<HTMLInputElement>(null)

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="xl"
      isTall
      // On a touch screen the focus would call up the keyboard, over the cards.
      {...(!matchMedia('(pointer: coarse)').matches && { firstFocus: search })}
    >
      <TemplateChoice search={search} onClose={onClose} {...choice} />
    </Dialog>
  )
}

type TemplateChoiceProps = Omit<AddSectionDialogProps, 'title' | 'isOpen'> & {
  search: React.RefObject<HTMLInputElement | null>
}

/** Stands within the dialog, so that it begins anew each time it opens. */
function TemplateChoice(props: TemplateChoiceProps) {
  const { search, style, onAdd, onClose, onPageTemplates } = props
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<CategoryChoice>('All')
  const found = filterTemplates(templates, { query: useDeferredValue(query), category })

  const handleAdd = useCallback(
    (template: SectionTemplate) => {
      onAdd(template)
      onClose()
    },
    [onAdd, onClose],
  )

  function handleClear() {
    setQuery('')
    setCategory('All')
    search.current?.focus()
  }

  return (
    <>
      <div className="sticky top-0 z-10 -mx-5 flex flex-col gap-3 border-b border-line bg-surface px-5 pt-1.5 pb-3 sm:-mx-6 sm:px-6">
        <TemplateSearch ref={search} value={query} onChange={setQuery} />
        <CategoryFilter choices={categories} value={category} onChange={setCategory} />
      </div>
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
            <Button variant="secondary" onClick={handleClear}>
              Show all templates
            </Button>
          }
        />
      ) : (
        <ul aria-label="Templates" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((template) => (
            <TemplateCard key={template.id} template={template} style={style} onAdd={handleAdd} />
          ))}
        </ul>
      )}
    </>
  )
}
