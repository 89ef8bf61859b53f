import { editedContentSchema, type GeneratedContent } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { withReadAds } from './read-ads.ts'

const createdAt = new Date('2025-03-01T00:00:00.000Z')
const contentOf = (ad_copy: unknown) => ({ ad_copy }) as GeneratedContent

it('reads what earlier versions stored, the same each time, and moves nothing that is whole', () => {
  const whole = {
    id: 'facebook-1',
    headline: 'Raft',
    body: 'A day.',
    platform: 'facebook',
    createdAt: '2026-01-01T00:00:00.000Z',
  }
  const stored = contentOf({
    facebook_ads: [whole, 'Paddle\nWith us', 7],
    google_ads: ['Raft the Canyon | Half a day', { ...whole, id: 'strayed' }],
  })
  const { ad_copy } = withReadAds(stored, createdAt)
  expect(ad_copy.facebook_ads.map(({ id }) => id)).toEqual([
    'facebook-1',
    'facebook-stored-2',
    'facebook-stored-3',
    'strayed',
  ])
  expect(ad_copy.facebook_ads[0]).toEqual(whole)
  expect(ad_copy.google_ads).toEqual([
    {
      id: 'google-stored-1',
      headline: 'Raft the Canyon',
      body: 'Half a day',
      platform: 'google',
      createdAt: createdAt.toISOString(),
    },
  ])
  expect(withReadAds(stored, createdAt)).toEqual(withReadAds(stored, createdAt))
})

it('gives an id of their own to ads that share one, or whose id may not be saved', () => {
  const ad = (id: string) => ({ id, headline: 'Raft', body: 'A day.', platform: 'facebook' })
  const stored = contentOf({
    facebook_ads: [ad('same'), ad('same'), ad('a/b'), ad('x'.repeat(500)), ad('facebook-stored-3')],
    google_ads: [{ ...ad('same'), platform: 'google' }],
  })
  const { ad_copy } = withReadAds(stored, createdAt)
  const ids = [...ad_copy.facebook_ads, ...ad_copy.google_ads].map(({ id }) => id)
  expect(ids).toEqual([
    'same',
    'facebook-stored-1',
    'facebook-stored-3',
    'facebook-stored-4',
    'facebook-stored-2',
    'google-stored-1',
  ])
  expect(editedContentSchema.safeParse({ ad_copy }).success).toBe(true)
})
