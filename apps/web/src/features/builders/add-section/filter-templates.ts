import type { SectionTemplate, TemplateCategory } from '@wildpath/page/templates'

import { matchesWords } from './matches-words.ts'

export type CategoryChoice = 'All' | TemplateCategory

type Filter = { query: string; category: CategoryChoice }

/** The templates of a category whose name, description or kind holds every word that was typed. */
export function filterTemplates(
  templates: readonly SectionTemplate[],
  { query, category }: Filter,
): SectionTemplate[] {
  return templates.filter((template) => {
    if (category !== 'All' && template.category !== category) return false
    const { name, description, section } = template
    return matchesWords(`${name} ${description} ${template.category} ${section.type}`, query)
  })
}
