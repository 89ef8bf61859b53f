import { api } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildRequest } from './endpoint-call.ts'

describe('buildRequest', () => {
  it('puts encoded parameters into the path', () => {
    expect(buildRequest(api.getFunnel, { params: { id: 'a/b' } }).url).toBe('/api/funnels/a%2Fb')
  })

  it('appends the query and leaves out what is absent', () => {
    const parts = { query: { quarantined: 'true', before: undefined, limit: 20 } }
    expect(buildRequest(api.listLeads, parts).url).toBe('/api/leads?quarantined=true&limit=20')
  })

  it('refuses to call a path with a hole in it', () => {
    expect(() => buildRequest(api.getFunnel, {})).toThrow('needs the parameter id')
  })

  it('sends no content type without a body', () => {
    expect(buildRequest(api.signOut, {}).init.headers).toBeUndefined()
  })
})
