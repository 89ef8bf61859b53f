export { newNavigationLink, sectionFromTemplate } from './section-from-template.ts'
export {
  type SectionTemplate,
  templateCategories,
  type TemplateCategory,
} from './section-template.ts'
export { sectionTemplates } from './section-templates.ts'
