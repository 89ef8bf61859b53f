import type { KnownSection, SectionOf, SectionType } from '../../sections/section-models.ts'

/** Types that a page usually has once, so the owner's section takes the place of the template's whatever its ID. */
const singleTypes: readonly SectionType[] = [
  'header',
  'hero',
  'testimonial',
  'pricing',
  'faq',
  'social-proof',
  'contact',
  'hours',
  'map',
  'countdown',
  'lead-form',
  'footer',
]

/** Finds the owner's section that takes the place of a template section. */
export function findOwnSection(
  { id, type }: KnownSection,
  own: readonly KnownSection[],
): KnownSection | undefined {
  const ofType = own.filter((section) => section.type === type)
  const named = ofType.find((section) => section.id === id)
  return named ?? (singleTypes.includes(type) ? ofType[0] : undefined)
}

/** Puts the owner's text and pictures into the layout of a template section. */
export function keepOwnContent(template: KnownSection, own: KnownSection): KnownSection {
  if (template.type === 'header' && own.type === 'header') return keepHeader(template, own)
  if (template.type === 'footer' && own.type === 'footer') return keepFooter(template, own)
  if (template.type === 'faq' && own.type === 'faq') return keepFaq(template, own)
  if (template.type === 'lead-form' && own.type === 'lead-form') return keepForm(template, own)
  const { sampleWords: _replaced, ...section } = template
  const { layout, media } = template.content
  const display = template.type === 'features' ? { display: template.content.display } : {}
  const title = own.content.title || template.content.title
  return {
    ...section,
    content: { ...own.content, ...display, title, layout, media: own.content.media ?? media },
  } as KnownSection
}

function keepHeader(template: SectionOf<'header'>, { content }: SectionOf<'header'>): KnownSection {
  const { logoText, logoUrl } = content
  return { ...template, content: { ...template.content, logoText, logoUrl } }
}

function keepFooter(template: SectionOf<'footer'>, { content }: SectionOf<'footer'>): KnownSection {
  const filled = Object.entries(content).filter(
    ([name, value]) =>
      name !== 'layout' && (Array.isArray(value) ? value.length > 0 : value !== ''),
  )
  return { ...template, content: { ...template.content, ...Object.fromEntries(filled) } }
}

/** Lists the owner's questions first, then the template's unanswered ones. */
function keepFaq(template: SectionOf<'faq'>, { content }: SectionOf<'faq'>): KnownSection {
  const answered = new Set(content.items.map(({ title }) => title))
  const open = template.content.items.filter(({ title }) => !answered.has(title))
  const items = [...content.items, ...open].map((item, index) => ({
    ...item,
    id: `item-${index + 1}`,
  }))
  const sampleWords = open.flatMap(({ title, description }) => [title, description])
  return {
    ...template,
    sampleWords,
    content: { ...content, layout: template.content.layout, items },
  }
}

/** Uses the template's fields, with the owner's text and consent checkbox. */
function keepForm(
  template: SectionOf<'lead-form'>,
  { content }: SectionOf<'lead-form'>,
): KnownSection {
  const { layout, fields, isMultiStep } = template.content
  const consent = content.fields.filter(({ kind }) => kind === 'consent')
  return {
    ...template,
    content: { ...content, layout, isMultiStep, fields: [...fields, ...consent] },
  }
}
