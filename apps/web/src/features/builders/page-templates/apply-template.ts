import { type CustomBranding, factsOf, type Funnel, pageInputOf } from '@wildpath/contract'
import type { PageDocument, PageStyle } from '@wildpath/page/document'
import { pageFromTemplate, pageTemplates, type PageTemplate } from '@wildpath/page/page-templates'

import type { PageSource } from '../store/editor.ts'

type Present = { page: PageDocument; source: PageSource; funnel: Funnel }
type Look = { usesTemplateLook: boolean }

/** Builds the page that results from applying a template to the present page. */
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

/** Returns the source with the template's colors and font in its branding. The logo stays. */
export function withTemplateLook(source: PageSource, { style }: PageTemplate): PageSource {
  const { palette, fontFamily } = style
  const custom_branding: CustomBranding = {
    logo_url: source.custom_branding.logo_url,
    ...(palette && { primary_color: palette.primary, secondary_color: palette.secondary }),
    ...(fontFamily && { font_family: fontFamily }),
  }
  return { ...source, custom_branding }
}

/** Returns whether the owner chose colors, a font, or shapes other than the theme's or a template's. */
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
