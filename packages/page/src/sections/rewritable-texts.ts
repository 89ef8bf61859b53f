/** What a text is for: 'lead' is one that speaks for the whole section, 'detail' belongs to an item. */
export type TextRole = 'title' | 'lead' | 'detail' | 'button'

/** A text that may be said otherwise, or a list of them, with what it is called on screen. */
export type RewritableField = readonly [name: string, role: TextRole, label: string]

/**
 * What of a section is words of the owner's, beside heading and buttons. What somebody else said, names of
 * people and figures are not there to be said otherwise.
 */
export type RewritableTexts = {
  own: readonly RewritableField[]
  items: readonly RewritableField[]
}

export const headingTexts: readonly RewritableField[] = [
  ['title', 'title', 'Title'],
  ['subtitle', 'lead', 'Subtitle'],
  ['body', 'lead', 'Text'],
]

export const itemTexts: readonly RewritableField[] = [
  ['title', 'title', 'title'],
  ['description', 'detail', 'description'],
  ['features', 'detail', 'line'],
  ['buttonText', 'button', 'button'],
]

export const itemDescriptions: readonly RewritableField[] = [
  ['description', 'detail', 'description'],
]
