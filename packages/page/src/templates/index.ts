export { moreTemplates } from './more-templates.ts'
export { sectionsFromTemplates } from './page-from-templates.ts'
export { newNavigationLink, sectionFromTemplate } from './section-from-template.ts'
export { sectionName, type SectionName } from './section-name.ts'
export {
  type SectionTemplate,
  templateCategories,
  type TemplateCategory,
} from './section-template.ts'
export { sectionTemplates } from './section-templates.ts'
