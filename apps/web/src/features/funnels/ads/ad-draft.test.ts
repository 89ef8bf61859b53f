import { describe, expect, it } from 'vitest'

import { adOf, draftOf, emptyDraft, isChanged, problemsOf } from './ad-draft.ts'
import type { StoredAd } from './ad-lists.ts'

const ad: StoredAd = {
  id: 'facebook-1',
  platform: 'facebook',
  headline: 'Raft the canyon',
  body: 'Half a day.',
  createdAt: '2026-11-01T00:00:00.000Z',
  imageUrl: '/media/1/640.webp',
}
const made = { newId: () => 'new', now: new Date('2026-11-24T12:00:00.000Z') }

describe('an ad that is edited', () => {
  it('has changes once its texts differ, spaces around them aside', () => {
    const draft = draftOf(ad)
    expect(isChanged(draft, ad)).toBe(false)
    expect(isChanged({ ...draft, body: ' Half a day. ' }, ad)).toBe(false)
    expect(isChanged({ ...draft, body: 'A day.' }, ad)).toBe(true)
    expect(isChanged(emptyDraft('google'), undefined)).toBe(false)
  })

  it('needs a headline and a text', () => {
    expect(problemsOf({ ...draftOf(ad), headline: ' ', body: '' })).toEqual({
      headline: 'Headline is required',
      body: 'Body text is required',
    })
    expect(problemsOf(draftOf(ad))).toEqual({})
    expect(problemsOf({ ...draftOf(ad), headline: 'x'.repeat(256) })).toEqual({
      headline: 'Please keep this under 255 characters',
    })
  })

  it('keeps its id, date and picture', () => {
    const changed = { ...draftOf(ad), headline: '  Raft it ' }
    expect(adOf(changed, ad, made)).toEqual({ ...ad, headline: 'Raft it' })
  })

  it('gets an id and a date when it is new', () => {
    expect(
      adOf({ ...emptyDraft('google'), headline: 'Raft', body: 'Now' }, undefined, made),
    ).toEqual({
      id: 'google-new',
      platform: 'google',
      headline: 'Raft',
      body: 'Now',
      createdAt: '2026-11-24T12:00:00.000Z',
    })
  })
})
