import { rewriteLimits, type SectionText } from '@wildpath/contract'
import type { KnownSection } from '@wildpath/page/document'
import { headingTexts, type RewritableField, rewritableTexts } from '@wildpath/page/fields'

/** A text that may be said otherwise, with what it is called on screen. */
export type RewritableText = SectionText & { label: string }

/** The texts of a section that a person wrote, in the order of the page; no addresses, names or prices. */
export function sectionTexts(section: KnownSection): RewritableText[] {
  const { content } = section
  const { own, items } = rewritableTexts[section.type]
  // Markup is not there to be reworded: a word less may be a tag less.
  const isMarkup = section.type === 'custom' && section.content.contentType === 'html'
  const ownTexts = [...headingTexts, ...own]
    .filter(([name]) => !(isMarkup && name === 'body'))
    .flatMap((field) => textsAt(content, ['content'], field))
  const itemTexts = content.items.flatMap((item, index) =>
    items.flatMap(([name, role, label]) =>
      textsAt(item, ['content', 'items', index], [name, role, `Item ${index + 1}: ${label}`]),
    ),
  )
  const buttons = content.buttons.flatMap((button, index) =>
    textsAt(button, ['content', 'buttons', index], ['text', 'button', `Button ${index + 1}`]),
  )
  return withinLimits([...ownTexts, ...itemTexts, ...buttons])
}

/** The text of a field, or each of its list. */
function textsAt(
  holder: object,
  place: readonly (string | number)[],
  [name, role, label]: RewritableField,
): RewritableText[] {
  const value: unknown = Reflect.get(holder, name)
  const path = [...place, name]
  if (!Array.isArray(value)) return written({ path, role, label, text: value })
  return value.flatMap((text: unknown, at) =>
    written({ path: [...path, at], role, label: `${label} ${at + 1}`, text }),
  )
}

function written({ text, ...rest }: Omit<RewritableText, 'text'> & { text: unknown }) {
  return typeof text === 'string' && text.trim() !== '' ? [{ ...rest, text }] : []
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
