import { isRecord, type JsonRecord } from '../json-value.ts'
import { isStoredUnknown } from './unknown-section.ts'

/**
 * Version 1 knew six kinds of sections, each with fields of its own. Version 2 says the same with
 * the fields that all kinds share: title, subtitle, body, items, buttons, media.
 */
export function upgradeFromOne(page: JsonRecord): JsonRecord {
  const { sections, ...rest } = page
  return {
    ...rest,
    version: 2,
    sections: Array.isArray(sections) ? sections.map(upgradeSection) : sections,
  }
}

const contentUpgrades: Record<string, (content: JsonRecord) => JsonRecord> = {
  'hero': ({ headline, subheadline, cta, scene, ...rest }) => ({
    ...rest,
    title: headline,
    subtitle: subheadline,
    buttons: isRecord(cta) ? [{ text: cta['text'], link: cta['url'] }] : [],
    ...(scene !== undefined && { media: { type: 'scene', scene } }),
  }),
  'features': ({ benefits, ...rest }) => ({
    ...rest,
    items: list(benefits).map((description) => ({ description })),
  }),
  'social-proof': ({ figures, ...rest }) => ({
    ...rest,
    items: list(figures).map((figure) =>
      isRecord(figure) ? { title: figure['value'], description: figure['label'] } : figure,
    ),
  }),
  'lead-form': ({ offer, ...rest }) => ({ ...rest, body: offer }),
  'thank-you': ({ headline, message, nextSteps, scene, ...rest }) => ({
    ...rest,
    title: headline,
    body: message,
    items: list(nextSteps).map((description) => ({ description })),
    ...(scene !== undefined && { media: { type: 'scene', scene } }),
  }),
  // The year was written into the page; now the day says it.
  'footer': ({ businessName, year: _year, ...rest }) => ({ ...rest, companyName: businessName }),
}

function upgradeSection(section: unknown): unknown {
  if (!isRecord(section)) return section
  if (isStoredUnknown(section)) return { ...section, raw: upgradeSection(section.raw) }
  if (!isRecord(section['content'])) return section
  const type = section['type']
  if (typeof type !== 'string' || !Object.hasOwn(contentUpgrades, type)) return section
  return { ...section, content: contentUpgrades[type]?.(section['content']) }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
