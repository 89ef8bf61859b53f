import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { planOfItem } from '../sections/pricing/plan-of-item.ts'
import type { PricingItem } from '../sections/pricing/pricing-model.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { sectionName } from '../document/section-name.ts'
import { type Sample, samplesOfSection } from './samples-of-section.ts'

/** A sample, and the section that it stands in. */
export type SampleOnPage = Sample & { sectionId: string; sectionName: string }

/** Everything on a page that visitors will not see because it is a sample, from top to bottom. */
export function samplesOnPage({ sections }: PageDocument): SampleOnPage[] {
  return sections.flatMap((section) => {
    if (isUnknownSection(section)) return []
    const { name } = sectionName(section)
    return [...hiddenWhole(section), ...samplesOfSection(section)].map((sample) => ({
      ...sample,
      sectionId: section.id,
      sectionName: name,
    }))
  })
}

function hasPlanWithoutPrice(items: readonly PricingItem[]): boolean {
  const count = items.length
  return items.some((item, index) => planOfItem(item, { index, count }).price === null)
}

/** Sections and prices that say themselves that they are samples. */
function hiddenWhole({ type, content }: KnownSection): Sample[] {
  if ((type === 'testimonial' || type === 'social-proof') && content.isSample) {
    return [{ path: ['content', 'isSample'], label: 'The whole section', text: '' }]
  }
  if (type === 'pricing' && content.hasSamplePrices && hasPlanWithoutPrice(content.items)) {
    return [{ path: ['content', 'hasSamplePrices'], label: 'Prices', text: '' }]
  }
  return []
}
