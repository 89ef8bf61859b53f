import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type PageDocument, parsePage } from '../document/page-document.ts'
import { applyEdit, type PageEdit } from '../edit/index.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage } from './compose-generated-page.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { listConflicts, mergePages } from './merge-pages.ts'

const input = buildPageInput()
const base = composeGeneratedPage(input)

function composeWith(landingPage: Partial<GeneratedPageInput['landingPage']>): PageDocument {
  return composeGeneratedPage({ ...input, landingPage: { ...input.landingPage, ...landingPage } })
}

const withPrice = (price: string) =>
  composeGeneratedPage({
    ...input,
    landingPage: { ...input.landingPage, story: { title: 'Us', text: 'Two brothers.' } },
    business: { prices: [{ name: 'Half day', price, unit: 'per person', details: [] }] },
  })

const idsOf = (page: PageDocument) =>
  page.sections.map((section) => ('id' in section ? section.id : section.type))

const edit = (page: PageDocument, ...edits: PageEdit[]) => edits.reduce(applyEdit, page)

const indexOf = (page: PageDocument, id: string) => idsOf(page).indexOf(id)

const title = (page: PageDocument, id: string) =>
  (page.sections[indexOf(page, id)] as unknown as { content: { title: string } }).content.title

describe('an edited page', () => {
  it('updates a corrected price in a section that the owner restyled', () => {
    const before = withPrice('€45')
    const after = withPrice('€49')
    const at = indexOf(before, 'prices')
    const mine = edit(before, {
      kind: 'set-section-field',
      index: at,
      path: ['theme'],
      value: 'nature',
    })
    const merged = mergePages({ base: before, next: after, mine })
    expect(JSON.stringify(merged.sections[at])).toContain('€49')
    expect(JSON.stringify(merged)).not.toContain('€45')
    expect(merged.sections[at]).toMatchObject({ theme: 'nature' })
  })

  it('keeps a headline that the owner wrote on the page', () => {
    const path = ['content', 'title']
    const mine = edit(base, { kind: 'set-section-field', index: 0, path, value: 'Our own words' })
    const next = composeWith({ headline: 'New headline', subheadline: 'New subheadline' })
    const merged = mergePages({ base, next, mine })
    expect(title(merged, 'hero')).toBe('Our own words')
    expect(merged.sections[0]).toMatchObject({ content: { subtitle: 'New subheadline' } })
    expect(merged.title).toBe('Our own words')
  })

  it('inserts a new section after the one that it follows in the composed page', () => {
    const own = { id: 'own', type: 'text', content: { title: 'Mine' } }
    const [section] = parsePage({ sections: [own] }).sections as [KnownSection]
    const story = { title: 'Us', text: 'Two brothers.' }
    const before = composeWith({ story })
    const next = composeWith({ story, faq: [{ question: 'And rain?', answer: 'We paddle.' }] })
    const mine = edit(before, { kind: 'add-section', index: 1, section })
    const merged = mergePages({ base: before, next, mine })
    expect(idsOf(merged)).toEqual(idsOf(next).toSpliced(2, 0, 'own'))
  })

  it('does not restore a section that the owner deleted', () => {
    const mine = edit(base, { kind: 'remove-section', index: indexOf(base, 'features') })
    const next = composeWith({ benefits: ['A new reason'] })
    expect(idsOf(mergePages({ base, next, mine }))).not.toContain('features')
  })

  it("keeps the owner's section order", () => {
    const mine = edit(base, { kind: 'move-section', index: 0, to: 2 })
    const next = composeWith({ headline: 'New headline' })
    const merged = mergePages({ base, next, mine })
    expect(idsOf(merged)).toEqual(idsOf(mine))
    expect(title(merged, 'hero')).toBe('New headline')
  })

  it('does not change if it shares no section with the composed page', () => {
    const mine = parsePage({ sections: [{ id: 'own', type: 'hero', content: { title: 'Mine' } }] })
    const next = composeWith({ headline: 'New headline' })
    expect(mergePages({ base, next, mine }).sections).toEqual(mine.sections)
  })
})

const words = fc.string({ minLength: 1, maxLength: 20 })
const inputs = fc.record({
  headline: words,
  benefits: fc.array(words, { maxLength: 4 }),
  faq: fc.option(fc.array(fc.record({ question: words, answer: words }), { maxLength: 3 }), {
    nil: undefined,
  }),
})

describe('mergePages', () => {
  it('keeps unknown sections of the same type apart', () => {
    const sections = [widget('One'), widget('Two'), { id: 'a', type: 'text', content: {} }]
    const saved = parsePage({ sections })
    const next = parsePage({ sections: [...sections, { id: 'b', type: 'text', content: {} }] })
    expect(mergePages({ base: saved, next, mine: saved }).sections).toEqual(next.sections)
  })

  it('returns the composed page if the owner edited nothing', () => {
    fc.assert(
      fc.property(inputs, inputs, (before, after) => {
        const [from, to] = [composeWith(before), composeWith(after)]
        expect(mergePages({ base: from, next: to, mine: from })).toEqual(to)
      }),
    )
  })

  it('returns the edited page if the content did not change', () => {
    fc.assert(
      fc.property(inputs, fc.nat(4), words, (before, place, text) => {
        const from = composeWith(before)
        const index = place % from.sections.length
        const mine = edit(
          from,
          { kind: 'set-section-field', index, path: ['content', 'title'], value: text },
          { kind: 'move-section', index, to: 0 },
        )
        expect(mergePages({ base: from, next: from, mine })).toEqual(mine)
      }),
    )
  })
})

/** A section of a type that this version does not know. */
const widget = (title: string) => ({ type: 'widget', title })

describe('listConflicts', () => {
  const base = {
    title: 'Trips',
    items: [
      { id: 'a', text: 'One' },
      { id: 'b', text: 'Two' },
    ],
  }

  it('returns nothing if the sides changed different fields', () => {
    const next = { ...base, title: 'Alpine trips' }
    const mine = { ...base, items: [{ id: 'a', text: 'First' }, base.items[1]] }
    expect(listConflicts([base, next, mine])).toEqual([])
  })

  it('returns nothing if both sides made the same change', () => {
    const changed = { ...base, title: 'Alpine trips' }
    expect(listConflicts([base, changed, structuredClone(changed)])).toEqual([])
  })

  it('returns fields that both sides changed differently and matches list entries by ID', () => {
    const next = { ...base, items: [{ id: 'b', text: 'Second' }, base.items[0]] }
    const mine = { ...base, items: [base.items[0], { id: 'b', text: 'Twice' }] }
    expect(listConflicts([base, next, mine])).toEqual([
      { path: ['items', 1, 'text'], mine: 'Twice', next: 'Second' },
    ])
  })

  it('returns only the fields of a page that also contains unknown sections', () => {
    const build = (title: string) =>
      parsePage({ sections: [widget('One'), { id: 'a', type: 'text', content: { title } }] })
    expect(listConflicts([build('Trips'), build('Tours'), build('Days')])).toEqual([
      { path: ['sections', 1, 'content', 'title'], mine: 'Days', next: 'Tours' },
    ])
  })
})
