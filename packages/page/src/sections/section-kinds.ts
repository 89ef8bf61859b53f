import { contactKind } from './contact/contact-kind.ts'
import { ctaKind } from './cta/cta-kind.ts'
import { customKind } from './custom/custom-kind.ts'
import { faqKind } from './faq/faq-kind.ts'
import { featuresKind } from './features/features-kind.ts'
import { footerKind } from './footer/footer-kind.ts'
import { galleryKind } from './gallery/gallery-kind.ts'
import { headerKind } from './header/header-kind.ts'
import { heroKind } from './hero/hero-kind.ts'
import { leadFormKind } from './lead-form/lead-form-kind.ts'
import { pricingKind } from './pricing/pricing-kind.ts'
import { socialProofKind } from './social-proof/social-proof-kind.ts'
import { teamKind } from './team/team-kind.ts'
import { testimonialKind } from './testimonial/testimonial-kind.ts'
import { textKind } from './text/text-kind.ts'
import { thankYouKind } from './thank-you/thank-you-kind.ts'
import type { SectionKind } from './section-kind.ts'
import type { SectionOf, SectionType } from './section-models.ts'

/** How every kind of section is drawn, edited and offered; a kind without a line here does not compile. */
export const sectionKinds: { [Type in SectionType]: SectionKind<SectionOf<Type>> } = {
  'header': headerKind,
  'hero': heroKind,
  'features': featuresKind,
  'testimonial': testimonialKind,
  'pricing': pricingKind,
  'cta': ctaKind,
  'gallery': galleryKind,
  'contact': contactKind,
  'team': teamKind,
  'faq': faqKind,
  'social-proof': socialProofKind,
  'lead-form': leadFormKind,
  'text': textKind,
  'custom': customKind,
  'thank-you': thankYouKind,
  'footer': footerKind,
}
