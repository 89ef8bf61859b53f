import { contactPanel } from './contact/contact-fields.ts'
import { ctaPanel } from './cta/cta-fields.ts'
import { customPanel } from './custom/custom-fields.ts'
import { faqPanel } from './faq/faq-fields.ts'
import { featuresPanel } from './features/features-fields.ts'
import { footerPanel } from './footer/footer-fields.ts'
import { galleryPanel } from './gallery/gallery-fields.ts'
import { headerPanel } from './header/header-fields.ts'
import { heroPanel } from './hero/hero-fields.ts'
import { leadFormPanel } from './lead-form/lead-form-fields.ts'
import { pricingPanel } from './pricing/pricing-fields.ts'
import type { SectionPanel } from './section-field.ts'
import type { SectionType } from './section-schemas.ts'
import { socialProofPanel } from './social-proof/social-proof-fields.ts'
import { teamPanel } from './team/team-fields.ts'
import { testimonialPanel } from './testimonial/testimonial-fields.ts'
import { textPanel } from './text/text-fields.ts'
import { thankYouPanel } from './thank-you/thank-you-fields.ts'

/** What a property panel shows for every kind of section; a kind without a line does not compile. */
export const sectionPanels: Record<SectionType, SectionPanel> = {
  'header': headerPanel,
  'hero': heroPanel,
  'features': featuresPanel,
  'testimonial': testimonialPanel,
  'pricing': pricingPanel,
  'cta': ctaPanel,
  'gallery': galleryPanel,
  'contact': contactPanel,
  'team': teamPanel,
  'faq': faqPanel,
  'social-proof': socialProofPanel,
  'lead-form': leadFormPanel,
  'text': textPanel,
  'custom': customPanel,
  'thank-you': thankYouPanel,
  'footer': footerPanel,
}
