import { describe, expect, it } from 'vitest'

import { type PageDocument, parsePage } from '../document/page-document.ts'
import { ctaHref } from './cta-href.ts'
import { sectionTarget } from './section-target.ts'

const page = parsePage({
  sections: [
    { id: 'Intro', type: 'text', content: { title: 'Who we are' } },
    { id: 'a', type: 'pricing', content: { title: 'Reviews!' } },
    { id: 'b', type: 'testimonial', content: { title: 'Intro' } },
    { id: 'c', type: 'team', content: { title: `${'Very '.repeat(80)}long` } },
  ],
})

describe('sectionTarget', () => {
  it.each([
    ['#intro', '#Intro'],
    ['#who-we-are', '#Intro'],
    ['Who we are', '#Intro'],
    ['#reviews', '#a'],
    ['#testimonials', '#b'],
    ['#services', '#a'],
    ['#about', '#Intro'],
    ['#team', '#c'],
    [`#${'very-'.repeat(80)}long`, '#c'],
  ])('finds %s: ids before titles, titles before kinds', (name, target) => {
    expect(sectionTarget(page, name)).toBe(target)
  })

  it.each(['', '#', '!', '#gallery', '#constructor', '#__proto__'])('finds no %j', (name) => {
    expect(sectionTarget(page, name)).toBeUndefined()
  })

  it('reads each title once for all links of a page', () => {
    const { page: watched, reads } = countingTitles(page)
    for (let link = 0; link < 50; link += 1) ctaHref(watched, `#nowhere-${link}`)
    expect(reads()).toBe(4)
  })

  it('knows the sections of the page it is asked about, not of one before', () => {
    const [first] = page.sections
    expect(sectionTarget({ ...page, sections: first ? [first] : [] }, '#team')).toBeUndefined()
  })
})

/** The page with titles that count how often they are looked at. */
function countingTitles(original: PageDocument): { page: PageDocument; reads: () => number } {
  let count = 0
  const sections = original.sections.map((section) =>
    'raw' in section
      ? section
      : {
          ...section,
          content: new Proxy(section.content, {
            get(content, key) {
              if (key === 'title') count += 1
              return Reflect.get(content, key) as unknown
            },
          }),
        },
  )
  return {
    page: { ...original, sections: sections as PageDocument['sections'] },
    reads: () => count,
  }
}
