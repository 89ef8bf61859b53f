import { parsePage } from '@wildpath/page/document'
import { expect, it } from 'vitest'

import { isSameSlot } from './virtual-slot.tsx'

const { sections } = parsePage({ sections: [{ type: 'hero' }, { type: 'text' }] })
const [hero, text] = sections
if (hero === undefined || text === undefined) throw new Error('The page has two sections')

it('keeps a section as it is drawn when it moves', () => {
  expect(isSameSlot({ section: hero, index: 0 }, { section: hero, index: 400 })).toBe(true)
})

it('draws a section again when it was edited', () => {
  expect(isSameSlot({ section: hero, index: 0 }, { section: { ...hero }, index: 0 })).toBe(false)
  expect(isSameSlot({ section: hero, index: 0 }, { section: text, index: 0 })).toBe(false)
})
