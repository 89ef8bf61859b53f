import { validBrandColours } from '../style/brand-colours.ts'
import { fontFamilies } from '../style/font-families.ts'
import { chooseScene } from './choose-scene.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { leadFields } from './lead-fields.ts'
import type { PageDocument, PageStyle } from './page-document.ts'
import { sampleFigures } from './sample-figures.ts'

/** The landing page of a funnel that has no page of its own design (spec 2, 'Public funnel page'). */
export function composeGeneratedPage(input: GeneratedPageInput): PageDocument {
  const { businessName, landingPage, branding } = input
  return {
    version: 1,
    title: landingPage.headline,
    language: 'en',
    style: styleFromBranding(branding),
    sections: [
      {
        id: 'hero',
        type: 'hero',
        content: {
          businessName,
          logoUrl: branding.logo_url,
          headline: landingPage.headline,
          subheadline: landingPage.subheadline,
          cta: { text: landingPage.cta_text, url: landingPage.cta_url || '#' },
          scene: sceneOf(input),
        },
      },
      {
        id: 'features',
        type: 'features',
        content: {
          title: `Why Choose ${businessName}?`,
          benefits: landingPage.benefits.filter((benefit) => benefit.trim() !== ''),
        },
      },
      {
        id: 'social-proof',
        type: 'social-proof',
        content: {
          isSample: sampleFigures.sample,
          figures: sampleFigures.figures.map((figure) => ({ ...figure })),
        },
      },
      {
        id: 'lead-form',
        type: 'lead-form',
        content: {
          title: 'Ready to Get Started?',
          offer: input.mainOffer,
          fields: leadFields(landingPage.form_fields),
          buttonText: landingPage.cta_text,
        },
      },
      footerOf(input),
    ],
  }
}

/** What a visitor reads after sending the form (spec 2, 'Public funnel page'). */
export function composeThankYouPage(input: GeneratedPageInput): PageDocument {
  const { thankYouPage, branding } = input
  return {
    version: 1,
    title: thankYouPage.headline,
    language: 'en',
    style: styleFromBranding(branding),
    sections: [
      {
        id: 'thank-you',
        type: 'thank-you',
        content: {
          businessName: input.businessName,
          logoUrl: branding.logo_url,
          headline: thankYouPage.headline,
          message: thankYouPage.message,
          nextSteps: thankYouPage.next_steps.filter((step) => step.trim() !== ''),
          scene: sceneOf(input),
        },
      },
      footerOf(input),
    ],
  }
}

function styleFromBranding(branding: GeneratedPageInput['branding']): PageStyle {
  return {
    palette: validBrandColours({
      primary: branding.primary_color,
      secondary: branding.secondary_color,
    }),
    fontFamily: fontFamilies.includes(branding.font_family) ? branding.font_family : 'Inter',
  }
}

function sceneOf({ activityHint, businessName, landingPage }: GeneratedPageInput) {
  return chooseScene(`${activityHint ?? landingPage.headline} ${businessName}`)
}

function footerOf({ businessName, year }: GeneratedPageInput): PageDocument['sections'][number] {
  return { id: 'footer', type: 'footer', content: { businessName, year } }
}
