import { isRecord, type JsonRecord } from '../json-value.ts'

/**
 * Content with the field names of the older, template-based model (spec 3, 3.3) under their
 * present ones: its lists become items, its call-to-action texts buttons. A field that the
 * present model has already is left alone, so reading twice changes nothing.
 */
export function withPresentFields(type: string, content: JsonRecord): JsonRecord {
  const own = Object.hasOwn(renames, type) ? (renames[type] ?? []) : []
  return own.reduce((read, rename) => rename(read), content)
}

type Rename = (content: JsonRecord) => JsonRecord

const renames: Record<string, readonly Rename[]> = {
  'hero': [
    moved('headline', 'title'),
    buttonsFrom('ctaText', 'secondaryCtaText'),
    ({ heroImage, ...rest }) =>
      typeof heroImage !== 'string'
        ? withOptional(rest, { heroImage })
        : heroImage === '' || 'media' in rest
          ? rest
          : { ...rest, media: { type: 'image', src: heroImage } },
  ],
  'features': [featuresFromStrings],
  'testimonial': [
    itemsFrom(['testimonials'], { name: 'title', text: 'description', avatar: 'image' }),
    voiceFromContent,
  ],
  'contact': [buttonsFrom('ctaText')],
  'cta': [buttonsFrom('ctaText')],
  'team': [itemsFrom(['members', 'teamMembers', 'team'], { name: 'title', bio: 'description' })],
  'pricing': [itemsFrom(['plans'], { name: 'title', ctaText: 'buttonText' })],
  'gallery': [itemsFrom(['images'], { url: 'image', caption: 'title' })],
  'faq': [
    itemsFrom(['questions'], { question: 'title', answer: 'description' }),
    moved('description', 'subtitle'),
  ],
  'social-proof': [
    itemsFrom(['logos', 'clientLogos', 'clients'], { name: 'title', url: 'image' }),
    itemsFrom(['stats'], { number: 'title', label: 'description' }),
  ],
}

function moved(from: string, to: string): Rename {
  return ({ [from]: value, ...rest }) => {
    if (value === undefined) return rest
    return hasText(rest[to]) ? { ...rest, [from]: value } : { ...rest, [to]: value }
  }
}

/** The first text becomes the primary button, the second an outlined one. */
function buttonsFrom(first: string, second?: string): Rename {
  return (content) => {
    if (Array.isArray(content['buttons']) && content['buttons'].length > 0) return content
    const names = second === undefined ? [first] : [first, second]
    const buttons = names.flatMap((name, index) => {
      const text = content[name]
      if (typeof text !== 'string' || text === '') return []
      return [{ text, link: '#', style: index === 0 ? 'primary' : 'outline' }]
    })
    if (buttons.length === 0) return content
    return { ...without(content, names), buttons }
  }
}

/** Lists of the older model, whichever of the names it was saved under, added to the items. */
function itemsFrom(names: readonly string[], fields: Record<string, string>): Rename {
  return (content) => {
    const lists = names.filter((name) => isListOfRecords(content[name]))
    const older = lists.flatMap((name) => content[name] as JsonRecord[])
    if (older.length === 0) return content
    const items = Array.isArray(content['items']) ? content['items'] : []
    const read = older.map((entry) =>
      Object.fromEntries(
        Object.entries(entry).map(([key, value]) => [
          Object.hasOwn(fields, key) ? (fields[key] ?? key) : key,
          typeof value === 'number' ? String(value) : value,
        ]),
      ),
    )
    return { ...without(content, lists), items: [...items, ...read] }
  }
}

function featuresFromStrings(content: JsonRecord): JsonRecord {
  const { features, featureDescriptions = [], ...rest } = content
  if (!isListOfTexts(features) || !isListOfTexts(featureDescriptions)) return content
  if (Array.isArray(rest['items'])) return content
  const longer = features.length > featureDescriptions.length ? features : featureDescriptions
  return {
    ...rest,
    items: longer.map((_, index) => ({
      title: features[index] ?? '',
      description: featureDescriptions[index] ?? '',
    })),
  }
}

/** One voice was saved beside the title, without a list around it. */
function voiceFromContent(content: JsonRecord): JsonRecord {
  const { name, role, company, text, avatar, ...rest } = content
  if (typeof text !== 'string' || text === '' || Array.isArray(content['items'])) return content
  const voice = { title: name, role, company, description: text, image: avatar }
  const said = Object.entries(voice).filter(([, value]) => value !== undefined)
  return { ...rest, items: [Object.fromEntries(said)] }
}

function isListOfRecords(value: unknown): value is JsonRecord[] {
  return Array.isArray(value) && value.every(isRecord)
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function without(content: JsonRecord, names: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)))
}

function withOptional(content: JsonRecord, field: JsonRecord): JsonRecord {
  return Object.values(field).every((value) => value === undefined)
    ? content
    : { ...content, ...field }
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
