import { parsePage, type PageDocument, type PageStyle } from '../document/page-document.ts'
import type { Composition, PagePlan } from '../document/page-plan.ts'
import type { SectionInput } from '../sections/section-models.ts'
import { hexColourPattern } from '../document/brand-colours.ts'
import { themes } from '../style/themes/index.ts'
import { fontFamilies } from '../document/font-families.ts'
import { type Block, footer } from './blocks.ts'
import { compositionBlocks, legacyBlocks } from './compositions.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { pictureAt, picturePlaces } from './page-pictures.ts'

/** The landing page of a funnel that has no page of its own design (spec 2, 'Public funnel page'). */
export function composeGeneratedPage(input: GeneratedPageInput): PageDocument {
  const composition = hasFurtherTexts(input) ? input.landingPage.plan.composition : 'classic'
  const blocks = hasFurtherTexts(input) ? compositionBlocks[composition] : legacyBlocks
  return assemblePage(input, { blocks, composition })
}

type Parts = {
  blocks: readonly Block[]
  /** Decides how the parts look beside each other. */
  composition: Composition
}

/** The page of these parts in this order; those that the texts say nothing for are left out. */
export function assemblePage(
  input: GeneratedPageInput,
  { blocks, composition }: Parts,
): PageDocument {
  const plan = { ...input.landingPage.plan, composition }
  const sections = blocks.map((block) => block(input, plan)).filter((section) => section !== null)
  return pageOf(input, plan, input.landingPage.headline, withDarkOffer(sections, plan))
}

function hasFurtherTexts({ landingPage }: GeneratedPageInput): boolean {
  const { offer, story, steps, bring, good_to_know, faq } = landingPage
  return [offer, story, steps, bring, good_to_know, faq].some((text) => text !== undefined)
}

/** The offer is a dark band in a light page, unless its neighbour is one already. */
function withDarkOffer(sections: readonly SectionInput[], { theme }: PagePlan): SectionInput[] {
  const { ground, form } = themes[theme]
  return sections.map((section, index) => {
    if (section.id !== 'offer' || ground === 'dark') return section
    const isNextDark = sections[index + 1]?.type === 'lead-form' && form.ground === 'dark'
    const isAfterHero = sections[index - 1]?.type === 'hero'
    return isNextDark || isAfterHero ? section : { ...section, background: 'dark' as const }
  })
}

/** What a visitor reads after sending the form (spec 2, 'Public funnel page'). */
export function composeThankYouPage(input: GeneratedPageInput): PageDocument {
  const { thankYouPage, branding, businessName } = input
  const plan = input.landingPage.plan
  const { pictures, language } = input.landingPage
  const media = pictureAt({ pictures, scenes: plan.scenes, language }, picturePlaces.hero)
  return pageOf(input, plan, thankYouPage.headline, [
    {
      id: 'thank-you',
      type: 'thank-you',
      content: {
        businessName,
        logoUrl: branding.logo_url ?? '',
        title: thankYouPage.headline,
        body: thankYouPage.message,
        items: thankYouPage.next_steps
          .filter((step) => step.trim() !== '')
          .map((description) => ({ description })),
        ...(media !== null && { media }),
      },
    },
    footer(input, plan),
  ])
}

function pageOf(
  { branding, landingPage }: GeneratedPageInput,
  plan: PagePlan,
  title: string,
  sections: readonly (SectionInput | null)[],
): PageDocument {
  return parsePage({
    title,
    ...(landingPage.language !== undefined && { language: landingPage.language }),
    style: styleOf(branding, plan),
    sections: sections.filter((section) => section !== null),
  })
}

/** The theme, with the owner's colours and font in place of its own where there are any. */
function styleOf(branding: GeneratedPageInput['branding'], { theme }: PagePlan): PageStyle {
  const { primary_color: primary = '', secondary_color: secondary = '', font_family } = branding
  const own = themes[theme].colours
  const isColour = (text: string) => hexColourPattern.test(text)
  return {
    theme,
    ...((isColour(primary) || isColour(secondary)) && {
      palette: {
        primary: isColour(primary) ? primary : own.primary,
        secondary: isColour(secondary) ? secondary : own.secondary,
      },
    }),
    ...(font_family !== undefined &&
      fontFamilies.includes(font_family) && { fontFamily: font_family }),
  }
}
