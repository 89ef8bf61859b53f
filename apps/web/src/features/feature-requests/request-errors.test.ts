import { expect, it } from 'vitest'

import { requestErrors } from './request-errors.ts'

it('says of each field what has to be mended', () => {
  expect(requestErrors({ title: ' ', purpose: '' })).toEqual({
    title: 'Please say what you wish for',
    purpose: 'Please say what it would help you with',
  })
  expect(requestErrors({ title: 'Map', purpose: 'To find us' })).toEqual({
    title: 'Please use a few words more',
  })
  expect(requestErrors({ title: 'A map of trips', purpose: 'To find us' })).toEqual({})
})
