import { isRecord, type JsonRecord } from '../json-value.ts'

/**
 * In version 2, a template highlighted a plan as the most popular, and composed pages held sample figures. From
 * version 3 on, only the owner says what is popular, and pages have no figures before the owner enters some.
 */
export function upgradeFromTwo(page: JsonRecord): JsonRecord {
  const { sections, ...rest } = page
  return {
    ...rest,
    version: 3,
    sections: Array.isArray(sections)
      ? sections.filter((section) => !holdsComposedSamples(section)).map(withoutTemplateBadge)
      : sections,
  }
}

/** Spec 2, section 9, 'Public page fixed stats'. */
const composedFigures: readonly unknown[] = ['10,000+', '4.9/5', '100%']

function holdsComposedSamples(section: unknown): boolean {
  if (!isRecord(section) || section['type'] !== 'social-proof') return false
  const { content } = section
  if (!isRecord(content) || content['isSample'] !== true) return false
  const { items } = content
  return (
    Array.isArray(items) &&
    items.length > 0 &&
    items.every((item: unknown) => isRecord(item) && composedFigures.includes(item['title']))
  )
}

function withoutTemplateBadge(section: unknown): unknown {
  if (!isRecord(section) || !isRecord(section['template']) || !isRecord(section['content'])) {
    return section
  }
  const { template, content } = section
  const { items } = content
  if (template['id'] !== 'pricing-1' || !Array.isArray(items)) return section
  return { ...section, content: { ...content, items: items.map(withoutBadge) } }
}

function withoutBadge(item: unknown): unknown {
  if (!isRecord(item) || item['popular'] !== true) return item
  const { popular: _popular, ...rest } = item
  return rest
}
