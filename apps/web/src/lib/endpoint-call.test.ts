import { api } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildRequest } from './endpoint-call.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

describe('buildRequest', () => {
  it('puts encoded parameters into the path', () => {
    expect(buildRequest(api.getFunnel, { params: { id: 'a/b' } }).url).toBe('/api/funnels/a%2Fb')
  })

  it('appends the query and leaves out what is absent', () => {
    const parts = { params: { id }, query: { quarantined: 'true', before: undefined, limit: 20 } }
    expect(buildRequest(api.listLeads, parts).url).toBe(
      `/api/funnels/${id}/leads?quarantined=true&limit=20`,
    )
  })

  it('refuses to call a path with a hole in it', () => {
    expect(() => buildRequest(api.getFunnel, {})).toThrow('needs the parameter id')
  })

  it('sends no content type without a body', () => {
    expect(buildRequest(api.signOut, {}).init.headers).toBeUndefined()
  })
})
