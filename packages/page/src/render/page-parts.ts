import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import { ctaHref } from '../parts/cta-href.ts'

/** A page as it is laid out: the sections in their order, cut at the places that matter. */
export type PageParts = {
  /** Up to the hero; the whole body of a page without hero or form. */
  opening: Section[]
  /** Between hero and form, where the call to action has to stay within reach. */
  approach: { sections: Section[]; ctaText: string; ctaHref: string } | null
  rest: Section[]
  /** Footers at the page's end. */
  footer: Section[]
}

export function pageParts(page: PageDocument): PageParts {
  const body = page.sections.slice(0, bodyLength(page.sections))
  const footer = page.sections.slice(body.length)
  const heroAt = body.findIndex((section) => isOf(section, 'hero'))
  const formAt = body.findIndex((section) => isOf(section, 'lead-form'))
  const hero = body[heroAt]
  if (hero === undefined || !isOf(hero, 'hero') || formAt <= heroAt + 1) {
    return { opening: body, approach: null, rest: [], footer }
  }
  const cta = hero.content.buttons.find(({ text }) => text !== '')
  const sections = body.slice(heroAt + 1, formAt)
  return {
    opening: body.slice(0, heroAt + 1),
    approach: { sections, ctaText: cta?.text ?? '', ctaHref: ctaHref(page, cta?.link ?? '#') },
    rest: body.slice(formAt),
    footer,
  }
}

function bodyLength(sections: readonly Section[]): number {
  return sections.findLastIndex((section) => !isOf(section, 'footer')) + 1
}

type Known = Exclude<Section, { raw: unknown }>

function isOf<Type extends Known['type']>(
  section: Section,
  type: Type,
): section is Extract<Known, { type: Type }> {
  return !isUnknownSection(section) && section.type === type
}
