import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { readMoment } from '../document/read-moment.ts'
import { isPlayable } from '../document/without-empty-elements.ts'
import { planOfItem } from '../sections/pricing/plan-of-item.ts'
import type { KnownSection, SectionOf } from '../sections/section-models.ts'
import { sectionName } from '../document/section-name.ts'
import { type Sample, samplesOfSection } from './samples-of-section.ts'

/** A sample, and the section that it stands in. */
export type SampleOnPage = Sample & { sectionId: string; sectionName: string }

/** Lists, from top to bottom, what visitors will not see because it is a sample or lacks a value. */
export function samplesOnPage({ sections }: PageDocument): SampleOnPage[] {
  return sections.flatMap((section) => {
    if (isUnknownSection(section) || section.isHidden) return []
    const { name } = sectionName(section)
    const samples = samplesOfSection(section)
    const badges = section.type === 'pricing' ? listBadges(section, samples) : []
    const all = [...listMarked(section, samples), ...samples, ...badges, ...listGaps(section)]
    return all.map((sample) => ({
      ...sample,
      sectionId: section.id,
      sectionName: name,
    }))
  })
}

/** Lists a countdown without a date or a video without a usable URL. */
function listGaps({ type, content }: KnownSection): Sample[] {
  if (type === 'countdown' && readMoment(content) === null) {
    return [{ path: ['content', 'date'], label: 'Date and time', text: content.date }]
  }
  const { media } = content
  if (media?.type !== 'video' || isPlayable(media.src)) return []
  return [{ path: ['content', 'media'], label: 'Video', text: media.src }]
}

/** Badges that no visitor sees, because only the place of a plan highlights it. */
function listBadges(section: SectionOf<'pricing'>, samples: readonly Sample[]): Sample[] {
  const { items } = section.content
  return items.flatMap((item, index) => {
    const { isPopular, isStatedPopular } = planOfItem(item, { index, count: items.length })
    if (!isPopular || isStatedPopular || isInItem(samples, index)) return []
    return [{ path: ['content', 'items', index, 'popular'], label: 'Most popular', text: '' }]
  })
}

/** Sections and prices that are marked as samples. A plan that is listed needs no line for its price. */
function listMarked({ type, content }: KnownSection, samples: readonly Sample[]): Sample[] {
  if (type === 'testimonial' || type === 'social-proof') {
    if (!content.isSample) return []
    return [{ path: ['content', 'isSample'], label: 'The whole section', text: '' }]
  }
  if (type !== 'pricing' || !content.hasSamplePrices) return []
  const { items } = content
  const isPriceMissing = items.some(
    (item, index) =>
      !isInItem(samples, index) && planOfItem(item, { index, count: items.length }).price === null,
  )
  if (!isPriceMissing) return []
  return [{ path: ['content', 'hasSamplePrices'], label: 'Prices', text: '' }]
}

function isInItem(samples: readonly Sample[], index: number): boolean {
  return samples.some(({ path }) => path[1] === 'items' && path[2] === index)
}
