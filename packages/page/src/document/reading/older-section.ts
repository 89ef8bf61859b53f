import { isRecord, type JsonRecord } from '../json-value.ts'
import { withPresentFields } from './older-fields.ts'

/** Spec 3, 3.3: the categories of the older, template-based model, and their kinds. */
const kindOfCategory: Record<string, string> = {
  'header': 'header',
  'footer': 'footer',
  'hero': 'hero',
  'features': 'features',
  'testimonials': 'testimonial',
  'contact': 'contact',
  'call to action': 'cta',
  'team': 'team',
  'pricing': 'pricing',
  'gallery': 'gallery',
  'faq': 'faq',
  'social proof': 'social-proof',
}

/** Other names under which kinds were saved. */
const kindAliases: Record<string, string> = {
  testimonials: 'testimonial',
  socialProof: 'social-proof',
  social_proof: 'social-proof',
  leadForm: 'lead-form',
  lead_form: 'lead-form',
  form: 'lead-form',
}

/**
 * A section as any earlier model saved it, in the present shape: the kind of its template, present
 * names of kinds and fields, an id that may stand in an address. What is already present stays.
 */
export function readOlderSection(raw: JsonRecord, position: number): JsonRecord {
  const { layout, isHidden, ...section } = raw
  const type = typeNameOf(raw)
  const content = isRecord(raw['content']) ? raw['content'] : {}
  const isMoved = isRecord(layout) && !('layout' in content)
  return {
    ...section,
    // Treats any truthy value as hidden, because exposing a hidden section is worse than hiding a visible one.
    ...(Boolean(isHidden) && isHidden !== 'false' && { isHidden: true }),
    ...(layout !== undefined && !isMoved && { layout }),
    ...(type !== undefined && { type }),
    ...(isRecord(raw['style']) && { style: presentStyle(raw['style']) }),
    id: idOf(raw['id'], position),
    content: withPresentFields(type ?? '', isMoved ? { layout, ...content } : content),
  }
}

/** The present name of a section's kind; undefined where nothing says it. */
export function typeNameOf({ type, template }: JsonRecord): string | undefined {
  if (typeof type === 'string') {
    return Object.hasOwn(kindAliases, type) ? kindAliases[type] : type
  }
  if (!isRecord(template) || typeof template['category'] !== 'string') return undefined
  const category = template['category'].toLowerCase()
  return Object.hasOwn(kindOfCategory, category) ? kindOfCategory[category] : undefined
}

const optionNames = new Set([
  'fontFamily',
  'fontWeight',
  'letterSpacing',
  'textTransform',
  'headingSize',
  'textSize',
  'padding',
  'margin',
])

/** Spec 3, 3.12: weights by the numbers some pages saved. */
const weightOfNumber: Record<string, string> = {
  300: 'light',
  400: 'normal',
  500: 'medium',
  600: 'semibold',
  700: 'bold',
}

/** An option that was never chosen was saved as an empty text; weights have names. */
function presentStyle(style: JsonRecord): JsonRecord {
  const chosen = Object.entries(style).filter(
    ([name, value]) => value !== '' || !optionNames.has(name),
  )
  return Object.fromEntries(
    chosen.map(([name, value]) => [name, name === 'fontWeight' ? weightNameOf(value) : value]),
  )
}

function weightNameOf(weight: unknown): unknown {
  const number = typeof weight === 'number' || typeof weight === 'string' ? String(weight) : ''
  return Object.hasOwn(weightOfNumber, number) ? weightOfNumber[number] : weight
}

function idOf(id: unknown, position: number): string {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  const usable = text.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 64)
  return usable === '' ? `section-${position + 1}` : usable
}
