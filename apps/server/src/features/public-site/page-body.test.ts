import { expect, it } from 'vitest'

import { pageHeaders } from './page-body.ts'

const getPolicy = (frames: string[]) => pageHeaders({ scripts: [], frames })[3]

it('allows frames only from services that the page embeds', () => {
  expect(getPolicy(['https://www.openstreetmap.org'])).toContain(
    '; frame-src https://www.openstreetmap.org;',
  )
  expect(getPolicy([])).not.toContain('frame-src')
})
