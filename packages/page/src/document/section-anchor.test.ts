import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sectionTarget } from '../parts/section-target.ts'
import { sectionTemplates } from '../templates/section-templates.ts'
import { parsePage, type Section } from './page-document.ts'
import { sectionAnchor } from './section-anchor.ts'
import { titleSlug } from './title-slug.ts'

const titled = (title: string, type = 'text') => ({ type, content: { title } })
const anchorOf = (section: unknown) => sectionAnchor(only(section))

function only(section: unknown): Section {
  const [first] = parsePage({ sections: [section] }).sections
  if (first === undefined) throw new Error('The page has a section')
  return first
}

describe('sectionAnchor', () => {
  it.each([
    ['Why Us?', 'why-us'],
    ['  Rafting,   kayaking & more!  ', 'rafting-kayaking-more'],
    ['Über uns', 'über-uns'],
    ['Почему мы?', 'почему-мы'],
    ['हमारे बारे में', 'हमारे-बारे-में'],
    ['❤️ trips', 'trips'],
  ])('makes of %j the anchor %j', (title, anchor) => {
    expect(anchorOf(titled(title))).toBe(anchor)
  })

  it.each([
    ['cta', 'section-call-to-action'],
    ['testimonial', 'section-testimonials'],
    ['gallery', 'section-gallery'],
    ['hologram', 'section-unknown'],
  ])('names a %s without a title by its category: %s', (type, anchor) => {
    expect(anchorOf(titled('', type))).toBe(anchor)
    expect(anchorOf(titled('?!', type))).toBe(anchor)
  })

  it('is a link that leads to the section, whatever its title', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 700 }),
        fc.constantFrom(...sectionTemplates.map(({ section }) => section.type)),
        (title, type) => {
          const page = parsePage({
            sections: [
              { id: 'first', type: 'text', content: { title: 'First' } },
              { id: 'x0', type, content: { title } },
            ],
          })
          const [first, other] = page.sections
          if (first === undefined || other === undefined) throw new Error('There are two')
          fc.pre(!['first', sectionAnchor(first)].includes(sectionAnchor(other)))
          expect(sectionTarget(page, `#${sectionAnchor(other)}`)).toBe('#x0')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('titleSlug', () => {
  it('leaves a slug as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (title) => {
        const slug = titleSlug(title)
        expect(titleSlug(slug)).toBe(slug)
      }),
      { numRuns: 2000 },
    )
  })
})
