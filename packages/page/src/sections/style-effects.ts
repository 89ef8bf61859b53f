import { findBackdrop, hasFirstPicture } from '../parts/backdrop/find-backdrop.ts'
import { safeColour } from '../style/safe-colour.ts'
import type { SectionField } from './section-field.ts'
import type { KnownSection } from './section-models.ts'

type Holds = (section: KnownSection) => boolean

/** What a section has to have for a field of its style to change anything. */
const needs: Readonly<Record<string, Holds>> = {
  'style.logoBackgroundColor': ({ content }) => 'logoUrl' in content && content.logoUrl !== '',
  'style.navTextColor': hasLinks,
  'style.navHoverColor': hasLinks,
  // On a ground of its own, the marks of a section follow it too.
  'style.primaryColor': (section) =>
    hasMainButton(section) ||
    (!withoutAccent.has(section.type) && safeColour(section.style.backgroundColor) !== null),
  'style.secondaryColor': hasSecondColour,
  'style.headingSize': hasHeading,
  'backdrop.picture': (section) => !hasFirstPicture(section),
  'backdrop.video': (section) => !hasFirstPicture(section),
  'backdrop.overlay': (section) => findBackdrop(section) !== null,
  // One measure takes the place of the other.
  'content.layout.padding': (section) =>
    section.style.padding === undefined && !hasPicturedScreen(section),
  'style.padding': (section) => !hasPicturedScreen(section),
  'content.layout.columns': (section) =>
    section.type !== 'features' || !inOneColumn.has(section.content.display),
}

/** Whether a field of the Style tab changes the section as it stands (SECT-090). */
export function changesSection({ path }: Pick<SectionField, 'path'>, section: KnownSection) {
  return needs[path.join('.')]?.(section) ?? true
}

/** A form's card keeps the colours of its own ground. */
const withoutAccent: ReadonlySet<string> = new Set(['lead-form', 'footer'])
const withoutButtons: ReadonlySet<string> = new Set(['lead-form', 'thank-you', 'footer'])
const inOneColumn: ReadonlySet<string> = new Set(['steps', 'rows'])

function hasLinks({ type, content }: KnownSection): boolean {
  if (type !== 'header') return false
  const { navigationItems, loginText, signupText } = content
  return navigationItems.some(({ label }) => label !== '') || loginText !== '' || signupText !== ''
}

function hasMainButton(section: KnownSection): boolean {
  const { type, content } = section
  if (type === 'header' && content.ctaText !== '') return true
  if (type === 'cta' && content.placeholder !== '') return true
  if (type === 'pricing' && content.items.length > 0) return true
  if (content.visualElements.some((element) => element.type === 'button')) return true
  return hasButton(section, 'primary')
}

function hasSecondColour(section: KnownSection): boolean {
  const { type, content } = section
  const isMarked = type === 'custom' && /<mark\b/i.test(content.body)
  return isMarked || hasButton(section, 'secondary')
}

function hasButton({ type, content }: KnownSection, style: 'primary' | 'secondary'): boolean {
  if (withoutButtons.has(type)) return false
  // The header's one button stands in place of the others.
  if (type === 'header' && content.ctaText !== '') return false
  return content.buttons.some((button) => button.text !== '' && button.style === style)
}

function hasHeading({ type, content }: KnownSection): boolean {
  return type === 'custom' ? content.body !== '' : content.title !== ''
}

/** The height of a first screen follows its picture. */
function hasPicturedScreen({ type, content }: KnownSection): boolean {
  return type === 'hero' && content.media !== undefined
}
