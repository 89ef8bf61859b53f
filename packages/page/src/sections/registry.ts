import { customCss } from './custom/custom-css.ts'
import { CustomView } from './custom/custom-view.tsx'
import { featuresCss } from './features/features-css.ts'
import { FeaturesView } from './features/features-view.tsx'
import { footerCss } from './footer/footer-css.ts'
import { FooterView } from './footer/footer-view.tsx'
import { heroCss } from './hero/hero-css.ts'
import { HeroView } from './hero/hero-view.tsx'
import { leadFormCss } from './lead-form/lead-form-css.ts'
import { LeadFormView } from './lead-form/lead-form-view.tsx'
import { PlainView } from './plain-view.tsx'
import type { SectionOf, SectionType } from './section-schemas.ts'
import type { SectionView } from './section-view.ts'
import { socialProofCss } from './social-proof/social-proof-css.ts'
import { SocialProofView } from './social-proof/social-proof-view.tsx'
import { thankYouCss } from './thank-you/thank-you-css.ts'
import { ThankYouView } from './thank-you/thank-you-view.tsx'

/** How every kind of section looks; a kind without a line here does not compile. */
export const sectionViews: { [Type in SectionType]: SectionView<SectionOf<Type>> } = {
  'header': { View: PlainView, css: '' },
  'hero': { View: HeroView, css: heroCss },
  'features': { View: FeaturesView, css: featuresCss },
  'testimonial': { View: PlainView, css: '' },
  'pricing': { View: PlainView, css: '' },
  'cta': { View: PlainView, css: '' },
  'gallery': { View: PlainView, css: '' },
  'contact': { View: PlainView, css: '' },
  'team': { View: PlainView, css: '' },
  'faq': { View: PlainView, css: '' },
  'social-proof': { View: SocialProofView, css: socialProofCss },
  'lead-form': { View: LeadFormView, css: leadFormCss },
  'text': { View: PlainView, css: '' },
  'custom': { View: CustomView, css: customCss },
  'thank-you': { View: ThankYouView, css: thankYouCss },
  'footer': { View: FooterView, css: footerCss },
}
