import { sectionEditings } from '../sections/section-editings.ts'
import { type SectionTemplate, templateCategories } from '../sections/section-template.ts'

const categoryOrder: readonly string[] = templateCategories

const templates = Object.values(sectionEditings).flatMap((kind) => kind.templates)
const isSpecified = ({ category, isAdditional }: SectionTemplate) =>
  categoryOrder.includes(category) && isAdditional !== true

/** The templates of spec 3, section 3.3 (its ids are 21), in the order of their categories. */
export const sectionTemplates: readonly SectionTemplate[] = templates
  .filter(isSpecified)
  .toSorted(
    (one, other) => categoryOrder.indexOf(one.category) - categoryOrder.indexOf(other.category),
  )

/** Templates that are not in the specification but are offered in Add Section. */
export const moreTemplates: readonly SectionTemplate[] = templates.filter(
  (template) => !isSpecified(template),
)
