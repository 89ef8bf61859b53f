import { rewriteLimits, type SectionText } from '@wildpath/contract'
import type { KnownSection, SectionType } from '@wildpath/page/document'

/** A text that may be said otherwise, with what it is called on screen. */
export type RewritableText = SectionText & { label: string }

type Role = SectionText['role']
type Field = readonly [name: string, role: Role, label: string]

const heading: readonly Field[] = [
  ['title', 'title', 'Title'],
  ['subtitle', 'lead', 'Subtitle'],
  ['body', 'lead', 'Text'],
]
const itemWords: readonly Field[] = [
  ['title', 'title', 'title'],
  ['description', 'detail', 'description'],
]
const onlyDescription: readonly Field[] = [['description', 'detail', 'description']]

/** Own texts of a kind, beside heading and buttons. */
const ownFields: Partial<Record<SectionType, readonly Field[]>> = {
  'hero': [['eyebrow', 'title', 'Line above the title']],
  'cta': [['secondaryText', 'detail', 'Small print']],
  'header': [['ctaText', 'button', 'Button']],
  'lead-form': [['buttonText', 'button', 'Button']],
  'footer': [
    ['description', 'lead', 'Description'],
    ['newsletterTitle', 'title', 'Newsletter title'],
    ['newsletterDescription', 'detail', 'Newsletter text'],
  ],
}

/**
 * What of its items is words of the owner's. What somebody else said, names of people and figures are not
 * there to be said otherwise.
 */
const itemFields: Record<SectionType, readonly Field[]> = {
  'header': [],
  'hero': itemWords,
  'features': itemWords,
  'testimonial': [],
  'pricing': itemWords,
  'cta': itemWords,
  'gallery': itemWords,
  'contact': itemWords,
  'team': onlyDescription,
  'faq': itemWords,
  'social-proof': onlyDescription,
  'lead-form': itemWords,
  'text': itemWords,
  'custom': itemWords,
  'thank-you': itemWords,
  'footer': [],
}

/** The texts of a section that a person wrote, in the order of the page; no addresses, names or prices. */
export function sectionTexts(section: KnownSection): RewritableText[] {
  const { content } = section
  // Markup is not there to be reworded: a word less may be a tag less.
  const isMarkup = section.type === 'custom' && section.content.contentType === 'html'
  const own = [...heading, ...(ownFields[section.type] ?? [])]
    .filter(([name]) => !(isMarkup && name === 'body'))
    .flatMap((field) => textAt(content, ['content'], field))
  const items = content.items.flatMap((item, index) =>
    textsOfItem(item, { type: section.type, index }),
  )
  const buttons = content.buttons.flatMap((button, index) =>
    textAt(button, ['content', 'buttons', index], ['text', 'button', `Button ${index + 1}`]),
  )
  return withinLimits([...own, ...items, ...buttons])
}

function textsOfItem(
  item: KnownSection['content']['items'][number],
  { type, index }: { type: SectionType; index: number },
): RewritableText[] {
  const place = ['content', 'items', index]
  const named = (label: string) => `Item ${index + 1}: ${label}`
  const fields = itemFields[type]
  const words = fields.flatMap(([name, role, label]) =>
    textAt(item, place, [name, role, named(label)]),
  )
  if (fields !== itemWords) return words
  const features = (item.features ?? []).flatMap((_, at) =>
    textAt(item.features ?? [], [...place, 'features'], [at, 'detail', named(`line ${at + 1}`)]),
  )
  return [...words, ...features, ...textAt(item, place, ['buttonText', 'button', named('button')])]
}

function textAt(
  holder: object,
  path: readonly (string | number)[],
  [key, role, label]: readonly [key: string | number, role: Role, label: string],
): RewritableText[] {
  const text: unknown = Reflect.get(holder, key)
  const isText = typeof text === 'string' && text.trim() !== ''
  return isText ? [{ path: [...path, key], role, label, text }] : []
}

/** The first texts that one request takes. */
function withinLimits(texts: readonly RewritableText[]): RewritableText[] {
  let together = 0
  return texts.slice(0, rewriteLimits.texts).filter(({ text }) => {
    if (together + text.length > rewriteLimits.together) return false
    together += text.length
    return true
  })
}
