import type { SectionTemplate, TemplateCategory } from '@wildpath/page/templates'

export type CategoryChoice = 'All' | TemplateCategory

type Filter = { query: string; category: CategoryChoice }

/** The templates of a category whose name, description or kind holds every word that was typed. */
export function filterTemplates(
  templates: readonly SectionTemplate[],
  { query, category }: Filter,
): SectionTemplate[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return templates.filter((template) => {
    if (category !== 'All' && template.category !== category) return false
    const { name, description, section } = template
    const text = folded(`${name} ${description} ${template.category} ${section.type}`)
    return words.every((word) => text.includes(word))
  })
}

/** Without capitals and accents, so that 'cafe' finds 'Café'. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
