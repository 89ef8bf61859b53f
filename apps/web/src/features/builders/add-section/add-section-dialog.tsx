import type { KnownSection, PageStyle } from '@wildpath/page/document'
import { type SectionTemplate, templateCategories } from '@wildpath/page/templates'
import { useCallback, useDeferredValue, useRef, useState } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import { SavedSectionList } from '../saved-sections/saved-section-list.tsx'
import { CategoryFilter } from './category-filter.tsx'
import type { CategoryChoice } from './filter-templates.ts'
import { TemplateList } from './template-list.tsx'
import { TemplateSearch } from './template-search.tsx'

type AddSectionDialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Of the page that is edited, so that the previews look like it. */
  style: PageStyle
  /** The dialog closes by itself afterwards. */
  onAdd: (template: SectionTemplate) => void
  /** Inserts a saved section. The dialog closes by itself afterwards. */
  onAddSaved: (section: KnownSection) => void
  /** Opens the page templates instead. */
  onPageTemplates: () => void
}

const mySections = 'My sections'
const categories = [mySections, 'All', ...templateCategories] as const

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
  const { search, style, onAdd, onAddSaved, onClose, onPageTemplates } = props
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<CategoryChoice | typeof mySections>('All')
  const words = useDeferredValue(query)

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
        <TemplateSearch
          ref={search}
          label={category === mySections ? 'Search my sections' : 'Search templates'}
          value={query}
          onChange={setQuery}
        />
        <CategoryFilter choices={categories} value={category} onChange={setCategory} />
      </div>
      {category === mySections ? (
        <div className="mt-4">
          <SavedSectionList
            query={words}
            style={style}
            search={search}
            onAdd={(section) => {
              onAddSaved(section)
              onClose()
            }}
          />
        </div>
      ) : (
        <TemplateList
          query={words}
          category={category}
          style={style}
          onAdd={handleAdd}
          onClear={handleClear}
          onPageTemplates={onPageTemplates}
        />
      )}
    </>
  )
}
