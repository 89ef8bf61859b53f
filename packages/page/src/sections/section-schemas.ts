import type { z } from 'zod'

import { contactSchema } from './contact/contact-schema.ts'
import { ctaSchema } from './cta/cta-schema.ts'
import { customSchema } from './custom/custom-schema.ts'
import { faqSchema } from './faq/faq-schema.ts'
import { featuresSchema } from './features/features-schema.ts'
import { footerSchema } from './footer/footer-schema.ts'
import { gallerySchema } from './gallery/gallery-schema.ts'
import { headerSchema } from './header/header-schema.ts'
import { heroSchema } from './hero/hero-schema.ts'
import { leadFormSchema } from './lead-form/lead-form-schema.ts'
import { pricingSchema } from './pricing/pricing-schema.ts'
import { socialProofSchema } from './social-proof/social-proof-schema.ts'
import { teamSchema } from './team/team-schema.ts'
import { testimonialSchema } from './testimonial/testimonial-schema.ts'
import { textSchema } from './text/text-schema.ts'
import { thankYouSchema } from './thank-you/thank-you-schema.ts'

/** Every kind of section a document may hold. `registry.ts` gives each its view. */
export const sectionSchemas = {
  'header': headerSchema,
  'hero': heroSchema,
  'features': featuresSchema,
  'testimonial': testimonialSchema,
  'pricing': pricingSchema,
  'cta': ctaSchema,
  'gallery': gallerySchema,
  'contact': contactSchema,
  'team': teamSchema,
  'faq': faqSchema,
  'social-proof': socialProofSchema,
  'lead-form': leadFormSchema,
  'text': textSchema,
  'custom': customSchema,
  'thank-you': thankYouSchema,
  'footer': footerSchema,
}

export type SectionType = keyof typeof sectionSchemas
export const sectionTypes = Object.keys(sectionSchemas) as readonly SectionType[]
export type SectionOf<Type extends SectionType> = z.infer<(typeof sectionSchemas)[Type]>
export type KnownSection = { [Type in SectionType]: SectionOf<Type> }[SectionType]
/** As one may write it by hand: fields with a default may be left out. */
export type SectionInput = {
  [Type in SectionType]: z.input<(typeof sectionSchemas)[Type]>
}[SectionType]
