import { contactLook } from './contact/contact-look.ts'
import { countdownLook } from './countdown/countdown-look.ts'
import { ctaLook } from './cta/cta-look.ts'
import { customLook } from './custom/custom-look.ts'
import { faqLook } from './faq/faq-look.ts'
import { featuresLook } from './features/features-look.ts'
import { footerLook } from './footer/footer-look.ts'
import { galleryLook } from './gallery/gallery-look.ts'
import { headerLook } from './header/header-look.ts'
import { heroLook } from './hero/hero-look.ts'
import { hoursLook } from './hours/hours-look.ts'
import { leadFormLook } from './lead-form/lead-form-look.ts'
import { mapLook } from './map/map-look.ts'
import { pricingLook } from './pricing/pricing-look.ts'
import { socialProofLook } from './social-proof/social-proof-look.ts'
import { teamLook } from './team/team-look.ts'
import { testimonialLook } from './testimonial/testimonial-look.ts'
import { textLook } from './text/text-look.ts'
import { thankYouLook } from './thank-you/thank-you-look.ts'
import type { SectionLook } from './section-kind.ts'
import type { SectionOf, SectionType } from './section-models.ts'

/** How every kind of section is drawn; a kind without a line here does not compile. */
export const sectionLooks: { [Type in SectionType]: SectionLook<SectionOf<Type>> } = {
  'header': headerLook,
  'hero': heroLook,
  'features': featuresLook,
  'testimonial': testimonialLook,
  'pricing': pricingLook,
  'cta': ctaLook,
  'gallery': galleryLook,
  'contact': contactLook,
  'hours': hoursLook,
  'map': mapLook,
  'countdown': countdownLook,
  'team': teamLook,
  'faq': faqLook,
  'social-proof': socialProofLook,
  'lead-form': leadFormLook,
  'text': textLook,
  'custom': customLook,
  'thank-you': thankYouLook,
  'footer': footerLook,
}
