import { describe, expect, it } from 'vitest'

import { readAd } from './read-ad.ts'

const at = new Date('2026-11-24T12:00:00.000Z')
const reading = (platform: 'facebook' | 'google') => ({
  platform,
  newId: () => 'n1',
  now: () => at,
})
const facebook = (stored: unknown) => readAd(stored, reading('facebook'))
const google = (stored: unknown) => readAd(stored, reading('google'))

describe('an ad that was stored as a text', () => {
  it('for Facebook has its first line as headline', () => {
    expect(facebook('Raft with us\nA day on the river.\nBook now.')).toEqual({
      id: 'facebook-n1',
      headline: 'Raft with us',
      body: 'A day on the river.\nBook now.',
      platform: 'facebook',
      createdAt: at.toISOString(),
    })
  })

  it('for Facebook falls back to its first 40 characters', () => {
    const text = 'A day on the river with guides who grew up here and know it'
    expect(facebook(text)).toMatchObject({ headline: text.slice(0, 40).trim(), body: text })
  })

  it('for Google is split at a pipe, and falls back to 30 characters', () => {
    expect(google('Raft the Canyon | Half a day | with lunch')).toMatchObject({
      id: 'google-n1',
      headline: 'Raft the Canyon',
      body: 'Half a day | with lunch',
    })
    const text = 'Half a day on the river with lunch'
    expect(google(text)).toMatchObject({ headline: text.slice(0, 30).trim(), body: text })
  })
})

describe('an ad that was stored as an object', () => {
  const stored = {
    id: 'facebook-1',
    headline: 'Raft with us',
    body: 'A day.',
    platform: 'facebook',
    createdAt: '2025-01-02T00:00:00.000Z',
  }

  it('keeps what it has, and its picture only if there is one', () => {
    expect(facebook(stored)).toEqual(stored)
    const pictured = {
      ...stored,
      imageUrl: '/media/0123456789abcdef0123456789abcdef/1920.webp',
      imagePrompt: 'A raft',
      imageType: 'generated',
      imageFocus: { x: 30, y: 0 },
    }
    expect(facebook(pictured)).toEqual(pictured)
    expect(facebook({ ...stored, imageUrl: '', imageType: 'stolen', more: 1 })).toEqual(stored)
    for (const imageFocus of [{ x: 101, y: 5 }, { x: 5 }, { x: '5', y: 5 }, 7, null]) {
      expect(facebook({ ...stored, imageFocus })).toEqual(stored)
    }
  })

  it('that was stored with more than may be saved loads again', () => {
    const { imagePrompt = '' } = facebook({ ...stored, imagePrompt: 'ridge '.repeat(1500) })
    expect(imagePrompt.length).toBeLessThanOrEqual(4000)
    expect(imagePrompt.endsWith('ridge')).toBe(true)
    // oxlint-disable-next-line no-script-url -- that it is left out
    expect(facebook({ ...stored, imageUrl: 'javascript:alert(1)' })).toEqual(stored)
  })

  it('gets what it lacks', () => {
    expect(google({ headline: 'Raft', createdAt: 'yesterday' })).toEqual({
      id: 'google-n1',
      headline: 'Raft',
      body: 'Raft',
      platform: 'google',
      createdAt: at.toISOString(),
    })
  })
})

it.each([null, 7, [], {}, { id: 'x' }, '', '  ', '\n'])(
  'anything else becomes a placeholder: %j',
  (stored) => {
    expect(google(stored)).toMatchObject({ headline: 'New Google ad', platform: 'google' })
  },
)
