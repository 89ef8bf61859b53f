import { contactModel } from './contact/contact-model.ts'
import { countdownModel } from './countdown/countdown-model.ts'
import { ctaModel } from './cta/cta-model.ts'
import { customModel } from './custom/custom-model.ts'
import { faqModel } from './faq/faq-model.ts'
import { featuresModel } from './features/features-model.ts'
import { footerModel } from './footer/footer-model.ts'
import { galleryModel } from './gallery/gallery-model.ts'
import { headerModel } from './header/header-model.ts'
import { heroModel } from './hero/hero-model.ts'
import { hoursModel } from './hours/hours-model.ts'
import { leadFormModel } from './lead-form/lead-form-model.ts'
import { mapModel } from './map/map-model.ts'
import { pricingModel } from './pricing/pricing-model.ts'
import { socialProofModel } from './social-proof/social-proof-model.ts'
import { teamModel } from './team/team-model.ts'
import { testimonialModel } from './testimonial/testimonial-model.ts'
import { textModel } from './text/text-model.ts'
import { thankYouModel } from './thank-you/thank-you-model.ts'
import type { SectionInputOfModel, SectionOfModel } from './section-model.ts'

/** The models of every kind of section a document may hold; `section-kinds.ts` has the rest of each. */
export const sectionModels = {
  'header': headerModel,
  'hero': heroModel,
  'features': featuresModel,
  'testimonial': testimonialModel,
  'pricing': pricingModel,
  'cta': ctaModel,
  'gallery': galleryModel,
  'contact': contactModel,
  'hours': hoursModel,
  'map': mapModel,
  'countdown': countdownModel,
  'team': teamModel,
  'faq': faqModel,
  'social-proof': socialProofModel,
  'lead-form': leadFormModel,
  'text': textModel,
  'custom': customModel,
  'thank-you': thankYouModel,
  'footer': footerModel,
} satisfies { [Type in string]: { type: Type } }

type Models = typeof sectionModels
export type SectionType = keyof Models
export const sectionTypes = Object.keys(sectionModels) as readonly SectionType[]
export type SectionOf<Type extends SectionType> = SectionOfModel<Models[Type]>
export type KnownSection = { [Type in SectionType]: SectionOf<Type> }[SectionType]
/** As one may write it by hand: fields with a default may be left out. */
export type SectionInput = { [Type in SectionType]: SectionInputOfModel<Models[Type]> }[SectionType]
