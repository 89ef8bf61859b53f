import type { VisualElement } from '@wildpath/page/document'
import { expect, it } from 'vitest'

import { describeElement } from './describe-element.ts'

const place = { id: 'a', x: 80.4, y: 60, width: 200, height: 40, rotation: 0 }

it('says what an element is, its words and where it stands', () => {
  const text: VisualElement = { ...place, type: 'text', content: { text: 'Start\n here' } }
  expect(describeElement(text)).toBe('Text: Start here, at 80, 60')
  expect(describeElement({ ...place, type: 'shape', content: {}, rotation: 15 })).toBe(
    'Shape, at 80, 60, turned 15 degrees',
  )
})

it('stops long words before they tire', () => {
  const text = 'Six of us in one raft, and the river does most of the talking'
  expect(describeElement({ ...place, type: 'button', content: { text } })).toBe(
    'Button: Six of us in one raft, and the river doe…, at 80, 60',
  )
})
