import { describe, expect, it } from 'vitest'

import { leadFilterOf, readInboxFilter, writeInboxFilter } from './inbox-filter.ts'

const funnelId = '01a1fd82-7da6-7e3b-8c9e-42b041daccb9'

describe('the filter in the address', () => {
  it('shows all leads of all adventures where nothing is said, or nonsense', () => {
    const everything = { view: 'all', funnelId: null, search: '' }
    expect(readInboxFilter(new URLSearchParams())).toEqual(everything)
    expect(readInboxFilter(new URLSearchParams('show=maybe&adventure='))).toEqual(everything)
  })

  it('says the same again after it was written', () => {
    const filter = { view: 'booked', funnelId, search: 'July raft' } as const
    expect(readInboxFilter(writeInboxFilter(new URLSearchParams(), filter))).toEqual(filter)
  })

  it('stays with the adventure whose screen it is on', () => {
    const params = new URLSearchParams('tab=leads&adventure=another')
    expect(readInboxFilter(params, funnelId).funnelId).toBe(funnelId)
  })

  it('changes its own part of the address and leaves the rest', () => {
    const params = new URLSearchParams('tab=leads&show=new&q=raft')
    expect(writeInboxFilter(params, { view: 'all' }).toString()).toBe('tab=leads&q=raft')
    expect(params.toString()).toBe('tab=leads&show=new&q=raft')
  })
})

describe('leadFilterOf', () => {
  it('asks for what is shown and for nothing more', () => {
    expect(leadFilterOf({ view: 'all', funnelId: null, search: ' ' })).toEqual({})
    expect(leadFilterOf({ view: 'new', funnelId, search: ' ana ' })).toEqual({
      funnel_id: funnelId,
      status: 'new',
      search: 'ana',
    })
    expect(leadFilterOf({ view: 'held-back', funnelId: null, search: 'ana' })).toEqual({
      quarantined: 'true',
    })
  })
})
