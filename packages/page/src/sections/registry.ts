import { contactCss } from './contact/contact-css.ts'
import { ContactView } from './contact/contact-view.tsx'
import { ctaCss } from './cta/cta-css.ts'
import { CtaView } from './cta/cta-view.tsx'
import { customCss } from './custom/custom-css.ts'
import { CustomView } from './custom/custom-view.tsx'
import { faqCss } from './faq/faq-css.ts'
import { FaqView } from './faq/faq-view.tsx'
import { featuresCss } from './features/features-css.ts'
import { FeaturesView } from './features/features-view.tsx'
import { footerCss } from './footer/footer-css.ts'
import { FooterView } from './footer/footer-view.tsx'
import { galleryCss } from './gallery/gallery-css.ts'
import { GalleryView } from './gallery/gallery-view.tsx'
import { headerCss } from './header/header-css.ts'
import { HeaderView } from './header/header-view.tsx'
import { heroCss } from './hero/hero-css.ts'
import { HeroView } from './hero/hero-view.tsx'
import { leadFormCss } from './lead-form/lead-form-css.ts'
import { LeadFormView } from './lead-form/lead-form-view.tsx'
import { pricingCss } from './pricing/pricing-css.ts'
import { PricingView } from './pricing/pricing-view.tsx'
import type { SectionOf, SectionType } from './section-schemas.ts'
import type { SectionView } from './section-view.ts'
import { socialProofCss } from './social-proof/social-proof-css.ts'
import { SocialProofView } from './social-proof/social-proof-view.tsx'
import { teamCss } from './team/team-css.ts'
import { TeamView } from './team/team-view.tsx'
import { testimonialCss } from './testimonial/testimonial-css.ts'
import { TestimonialView } from './testimonial/testimonial-view.tsx'
import { textCss } from './text/text-css.ts'
import { TextView } from './text/text-view.tsx'
import { thankYouCss } from './thank-you/thank-you-css.ts'
import { ThankYouView } from './thank-you/thank-you-view.tsx'

/** How every kind of section looks; a kind without a line here does not compile. */
export const sectionViews: { [Type in SectionType]: SectionView<SectionOf<Type>> } = {
  'header': { View: HeaderView, css: headerCss },
  'hero': { View: HeroView, css: heroCss },
  'features': { View: FeaturesView, css: featuresCss },
  'testimonial': { View: TestimonialView, css: testimonialCss },
  'pricing': { View: PricingView, css: pricingCss },
  'cta': { View: CtaView, css: ctaCss },
  'gallery': { View: GalleryView, css: galleryCss },
  'contact': { View: ContactView, css: contactCss },
  'team': { View: TeamView, css: teamCss },
  'faq': { View: FaqView, css: faqCss },
  'social-proof': { View: SocialProofView, css: socialProofCss },
  'lead-form': { View: LeadFormView, css: leadFormCss },
  'text': { View: TextView, css: textCss },
  'custom': { View: CustomView, css: customCss },
  'thank-you': { View: ThankYouView, css: thankYouCss },
  'footer': { View: FooterView, css: footerCss },
}
