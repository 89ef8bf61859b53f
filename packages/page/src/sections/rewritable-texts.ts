/** What a text is for: 'lead' is one that speaks for the whole section, 'detail' belongs to an item. */
export type TextRole = 'title' | 'lead' | 'detail' | 'button'

/** A text that may be said otherwise, or a list of them, with what it is called on screen. */
export type RewritableField<Name extends string = string> = readonly [
  name: Name,
  role: TextRole,
  label: string,
]

/**
 * What of a section is words of the owner's, beside heading and buttons. What somebody else said, names of
 * people and figures are not there to be said otherwise.
 */
export type RewritableTexts<OwnName extends string = string, ItemName extends string = string> = {
  own: readonly RewritableField<OwnName>[]
  items: readonly RewritableField<ItemName>[]
}

export const headingTexts: readonly RewritableField[] = [
  ['title', 'title', 'Title'],
  ['subtitle', 'lead', 'Subtitle'],
  ['body', 'lead', 'Text'],
]

export const itemTexts: readonly RewritableField<'title' | 'description'>[] = [
  ['title', 'title', 'title'],
  ['description', 'detail', 'description'],
]

export const itemDescriptions: readonly RewritableField<'description'>[] = [
  ['description', 'detail', 'description'],
]
