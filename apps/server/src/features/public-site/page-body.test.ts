import { expect, it } from 'vitest'

import { pageHeaders } from './page-body.ts'

const policyOf = (frames: string[]) => pageHeaders({ scripts: [], frames })[3]

it('allows frames only of the services that a page embeds', () => {
  expect(policyOf(['https://www.openstreetmap.org'])).toContain(
    '; frame-src https://www.openstreetmap.org;',
  )
  expect(policyOf([])).not.toContain('frame-src')
})
