import { parsePage } from '@wildpath/page/document'
import { expect, it } from 'vitest'

import { hasSameSection } from './virtual-slot.tsx'

const { sections } = parsePage({ sections: [{ type: 'hero' }, { type: 'text' }] })
const [hero, text] = sections
if (hero === undefined || text === undefined) throw new Error('Expected two sections')

it('does not rerender a section that moves', () => {
  expect(hasSameSection({ section: hero, index: 0 }, { section: hero, index: 400 })).toBe(true)
})

it('rerenders an edited section', () => {
  expect(hasSameSection({ section: hero, index: 0 }, { section: { ...hero }, index: 0 })).toBe(
    false,
  )
  expect(hasSameSection({ section: hero, index: 0 }, { section: text, index: 0 })).toBe(false)
})
