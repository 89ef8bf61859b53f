import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { showAddress } from './use-domain-changes.ts'

it('shows the new address of a funnel everywhere before the server is asked again', () => {
  const cache = new QueryClient()
  const before = { id: 'one', public_url: 'https://app.test/f/river' }
  const other = { id: 'two', public_url: 'https://app.test/f/lake' }
  cache.setQueryData(funnelKeys.one('one'), before)
  cache.setQueryData(funnelKeys.list, [before, other])
  showAddress(cache, 'one', 'https://river.app.test/')
  const after = { id: 'one', public_url: 'https://river.app.test/' }
  expect(cache.getQueryData(funnelKeys.one('one'))).toEqual(after)
  expect(cache.getQueryData(funnelKeys.list)).toEqual([after, other])
})
