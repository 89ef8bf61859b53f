import type { z } from 'zod'

import { featuresSchema } from './features/features-schema.ts'
import { footerSchema } from './footer/footer-schema.ts'
import { heroSchema } from './hero/hero-schema.ts'
import { leadFormSchema } from './lead-form/lead-form-schema.ts'
import { socialProofSchema } from './social-proof/social-proof-schema.ts'
import { thankYouSchema } from './thank-you/thank-you-schema.ts'

/** Every kind of section a document may hold. `registry.ts` gives each its view. */
export const sectionSchemas = {
  'hero': heroSchema,
  'features': featuresSchema,
  'social-proof': socialProofSchema,
  'lead-form': leadFormSchema,
  'thank-you': thankYouSchema,
  'footer': footerSchema,
}

export type SectionType = keyof typeof sectionSchemas
export type SectionOf<Type extends SectionType> = z.infer<(typeof sectionSchemas)[Type]>
export type KnownSection = { [Type in SectionType]: SectionOf<Type> }[SectionType]
