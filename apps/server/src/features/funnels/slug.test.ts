import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { firstFreeSlug, isReservedSlug, slugOf } from './slug.ts'

describe('the slug of a title', () => {
  it.each([
    ['Acme Trails Funnel', 'acme-trails-funnel'],
    ["Ana's  Canyon -- Trips!", 'anas-canyon-trips'],
    ["Bob's  Café & Trails Funnel", 'bobs-cafe-trails-funnel'],
    ['山の会', 'shannohui'],
    ['Söhne Kayak Funnel', 'sohne-kayak-funnel'],
    ['Łódź Spływy Funnel', 'lodz-splywy-funnel'],
    ['Ægir Sjøtur Funnel', 'aegir-sjotur-funnel'],
    ['Cafe\u0301 Olé Funnel', 'cafe-ole-funnel'],
    ['Байкал Рафтинг', 'baykal-rafting'],
    ['Ποτάμι Ράφτινγκ', 'potami-raftingk'],
    ['カヌー', 'kanu'],
    ['רפטינג הירדן', 'rftyng-hyrdn'],
    ['Admin', 'admin-adventure'],
    ['Go', 'go-adventure'],
    ['🏔️ 🚣', 'adventure'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('is always an address: lowercase letters, numbers, single hyphens, at least 3, never reserved', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = slugOf(title)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeGreaterThanOrEqual(3)
        expect(isReservedSlug(slug)).toBe(false)
      }),
    )
  })
})

describe('a slug that is taken', () => {
  it('gets the first free number', () => {
    expect(firstFreeSlug('blue', new Set())).toBe('blue')
    expect(firstFreeSlug('blue', new Set(['blue', 'blue-2', 'blue-4']))).toBe('blue-3')
  })
})
