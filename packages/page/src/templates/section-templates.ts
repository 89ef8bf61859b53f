import { featuresTemplates } from './features-templates.ts'
import { footerTemplates } from './footer-templates.ts'
import { galleryTemplates } from './gallery-templates.ts'
import { headerTemplates } from './header-templates.ts'
import { heroTemplates } from './hero-templates.ts'
import { offerTemplates } from './offer-templates.ts'
import { peopleTemplates } from './people-templates.ts'
import { proofTemplates } from './proof-templates.ts'
import { type SectionTemplate, templateCategories } from './section-template.ts'

const categoryOrder: readonly string[] = templateCategories

/** The templates of spec 3, section 3.3 (its ids are 21), in the order of their categories. */
export const sectionTemplates: readonly SectionTemplate[] = [
  ...headerTemplates,
  ...heroTemplates,
  ...featuresTemplates,
  ...galleryTemplates,
  ...proofTemplates,
  ...offerTemplates,
  ...peopleTemplates,
  ...footerTemplates,
].toSorted(
  (one, other) => categoryOrder.indexOf(one.category) - categoryOrder.indexOf(other.category),
)
