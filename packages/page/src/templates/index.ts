export { sectionsFromTemplates } from './page-from-templates.ts'
export { newNavigationLink } from '../sections/header/new-navigation-link.ts'
export { sectionFromTemplate } from './section-from-template.ts'
export { sectionName, type SectionName } from '../document/section-name.ts'
export {
  type SectionTemplate,
  templateCategories,
  type TemplateCategory,
} from '../sections/section-template.ts'
export { moreTemplates, sectionTemplates } from './section-templates.ts'
