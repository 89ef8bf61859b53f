import { expect, it } from 'vitest'

import { withSearchParam } from '../../lib/with-search-param.ts'
import { readBoardFilter } from './board-filter.ts'

it('reads what the address says, and leaves out what it does not know', () => {
  const read = (query: string) => readBoardFilter(new URLSearchParams(query))
  expect(read('search= maps &status=planned&order=newest')).toEqual({
    search: 'maps',
    status: 'planned',
    order: 'newest',
  })
  expect(read('search= &status=lost&order=votes&from=3')).toEqual({})
})

it('changes one part of the address', () => {
  const params = new URLSearchParams('search=maps&status=done')
  expect(withSearchParam(params, 'status', '').toString()).toBe('search=maps')
  expect(withSearchParam(params, 'order', 'newest').toString()).toBe(
    'search=maps&status=done&order=newest',
  )
})
