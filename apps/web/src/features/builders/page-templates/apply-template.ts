import { type CustomBranding, factsOf, type Funnel, pageInputOf } from '@wildpath/contract'
import type { PageDocument, PageStyle } from '@wildpath/page/document'
import { pageFromTemplate, pageTemplates, type PageTemplate } from '@wildpath/page/page-templates'

import type { PageSource } from '../store/editor.ts'

type Present = { page: PageDocument; source: PageSource; funnel: Funnel }
type Look = { usesTemplateLook: boolean }

/** The page that a template makes of the present one. */
export function buildTemplatePage(
  template: PageTemplate,
  { page, source, funnel, usesTemplateLook }: Present & Look,
): PageDocument {
  return pageFromTemplate(template, {
    present: page,
    facts: factsOf(page, funnel),
    input: pageInputOf({ ...funnel, ...source }),
    usesTemplateLook,
  })
}

/** The source of a page with the template's look: the branding has its colors and its font, and the logo stays. */
export function withTemplateLook(source: PageSource, { style }: PageTemplate): PageSource {
  const { palette, fontFamily } = style
  const custom_branding: CustomBranding = {
    logo_url: source.custom_branding.logo_url,
    ...(palette && { primary_color: palette.primary, secondary_color: palette.secondary }),
    ...(fontFamily && { font_family: fontFamily }),
  }
  return { ...source, custom_branding }
}

/** True if the owner chose colors, a font, or shapes, instead of keeping those of the theme or of a template. */
export function hasOwnLook(style: PageStyle): boolean {
  const { palette, fontFamily, corners, spacing, buttons } = style
  const isChosen = [palette, fontFamily, corners, spacing, buttons].some(
    (choice) => choice !== undefined,
  )
  return isChosen && !pageTemplates.some((template) => isSameLook(template.style, style))
}

function isSameLook(one: PageStyle, other: PageStyle): boolean {
  const fields = ['theme', 'fontFamily', 'corners', 'spacing', 'buttons'] as const
  return (
    fields.every((field) => one[field] === other[field]) &&
    one.palette?.primary === other.palette?.primary &&
    one.palette?.secondary === other.palette?.secondary
  )
}
