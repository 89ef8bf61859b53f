import { expect, it } from 'vitest'

import { whyNoTraining } from './why-no-training.ts'

it('is said before somebody fills in what would be refused', () => {
  expect(whyNoTraining({ isVisit: false, areChatsOff: false })).toBeNull()
  expect(whyNoTraining({ isVisit: false, areChatsOff: true })).toContain('no new chats')
  expect(whyNoTraining({ isVisit: true, areChatsOff: true })).toContain('Only the person')
})
