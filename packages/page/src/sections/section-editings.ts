import { contactEditing } from './contact/contact-editing.ts'
import { countdownEditing } from './countdown/countdown-editing.ts'
import { ctaEditing } from './cta/cta-editing.ts'
import { customEditing } from './custom/custom-editing.ts'
import { faqEditing } from './faq/faq-editing.ts'
import { featuresEditing } from './features/features-editing.ts'
import { footerEditing } from './footer/footer-editing.ts'
import { galleryEditing } from './gallery/gallery-editing.ts'
import { headerEditing } from './header/header-editing.ts'
import { heroEditing } from './hero/hero-editing.ts'
import { hoursEditing } from './hours/hours-editing.ts'
import { leadFormEditing } from './lead-form/lead-form-editing.ts'
import { mapEditing } from './map/map-editing.ts'
import { pricingEditing } from './pricing/pricing-editing.ts'
import { socialProofEditing } from './social-proof/social-proof-editing.ts'
import { teamEditing } from './team/team-editing.ts'
import { testimonialEditing } from './testimonial/testimonial-editing.ts'
import { textEditing } from './text/text-editing.ts'
import { thankYouEditing } from './thank-you/thank-you-editing.ts'
import type { SectionEditing } from './section-kind.ts'
import type { SectionOf, SectionType } from './section-models.ts'

/**
 * How every kind of section is edited and offered, apart from how it is drawn: a builder begins before it draws.
 * A kind without a line here does not compile.
 */
export const sectionEditings: { [Type in SectionType]: SectionEditing<SectionOf<Type>> } = {
  'header': headerEditing,
  'hero': heroEditing,
  'features': featuresEditing,
  'testimonial': testimonialEditing,
  'pricing': pricingEditing,
  'cta': ctaEditing,
  'gallery': galleryEditing,
  'contact': contactEditing,
  'hours': hoursEditing,
  'map': mapEditing,
  'countdown': countdownEditing,
  'team': teamEditing,
  'faq': faqEditing,
  'social-proof': socialProofEditing,
  'lead-form': leadFormEditing,
  'text': textEditing,
  'custom': customEditing,
  'thank-you': thankYouEditing,
  'footer': footerEditing,
}
