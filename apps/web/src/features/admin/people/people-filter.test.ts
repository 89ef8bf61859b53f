import { expect, it } from 'vitest'

import { withSearchParam } from '../../../lib/with-search-param.ts'
import { readPeopleFilter } from './people-filter.ts'

const read = (query: string) => readPeopleFilter(new URLSearchParams(query))

it('reads what the address says, and nothing that there is none of', () => {
  expect(read('tab=admin&search=%20ana%20&plan=explorer&order=name')).toEqual({
    search: 'ana',
    plan: 'explorer',
    order: 'name',
  })
  expect(read('plan=gold&order=sideways&search=%20')).toEqual({})
  expect(read('order=newest')).toEqual({})
})

it('changes one part and keeps the others', () => {
  const params = new URLSearchParams('tab=admin&plan=explorer')
  expect(withSearchParam(params, 'search', 'ana').toString()).toBe(
    'tab=admin&plan=explorer&search=ana',
  )
  expect(withSearchParam(params, 'plan', '').toString()).toBe('tab=admin')
  expect(params.toString()).toBe('tab=admin&plan=explorer')
})
