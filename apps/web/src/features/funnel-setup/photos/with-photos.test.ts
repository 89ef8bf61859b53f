import { expect, it } from 'vitest'

import { withPhotos } from './with-photos.ts'

it('puts photos that were added before those of the website, each once', () => {
  const extras = { photo_ids: ['b', 'c'] }
  expect(withPhotos(extras, [{ id: 'a' }, { id: 'b' }])).toEqual({ photo_ids: ['a', 'b', 'c'] })
})

it('names none where there are none, and no more than a page has room for', () => {
  expect(withPhotos({}, [])).toEqual({})
  const many = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }))
  expect(withPhotos({}, many).photo_ids).toHaveLength(14)
})
