import { describe, expect, it } from 'vitest'

import {
  type AdLists,
  adsOf,
  pictureOf,
  type StoredAd,
  withAd,
  withCopy,
  withMoved,
  withPicture,
  withoutAd,
} from './ad-lists.ts'

const at = '2026-11-24T12:00:00.000Z'
const ad = (id: string, platform: 'facebook' | 'google' = 'facebook') =>
  ({ id, platform, headline: `Head ${id}`, body: `Body ${id}`, createdAt: at }) as StoredAd
const lists: AdLists = {
  facebook_ads: [ad('a'), ad('b'), ad('c')] as AdLists['facebook_ads'],
  google_ads: [ad('g', 'google')] as AdLists['google_ads'],
}
const ids = (of: AdLists, platform: 'facebook' | 'google' = 'facebook') =>
  adsOf(of, platform).map(({ id }) => id)

describe('the ads of an adventure', () => {
  it('take a new one at the end of its platform, or at a place', () => {
    expect(ids(withAd(lists, ad('new')))).toEqual(['a', 'b', 'c', 'new'])
    expect(ids(withAd(lists, ad('new'), 1))).toEqual(['a', 'new', 'b', 'c'])
    expect(ids(withAd(lists, ad('new', 'google')), 'google')).toEqual(['g', 'new'])
  })

  it('take a change in its place', () => {
    const changed = withAd(lists, { ...ad('b'), headline: 'Other' }, 0)
    expect(adsOf(changed, 'facebook')[1]).toMatchObject({ id: 'b', headline: 'Other' })
    expect(ids(changed)).toEqual(['a', 'b', 'c'])
  })

  it('have one picture each, which replaces the one before with all that was said of it', () => {
    const first = {
      imageUrl: '/media/1/640.webp',
      imagePrompt: 'A raft',
      imageType: 'generated',
      imageFocus: { x: 20, y: 50 },
    } as const
    const pictured = withPicture(lists, ad('b'), first)
    expect(adsOf(pictured, 'facebook')).toEqual([ad('a'), { ...ad('b'), ...first }, ad('c')])
    const photo = { imageUrl: '/media/2/640.webp', imagePrompt: undefined } as object
    const replaced = adsOf(withPicture(pictured, ad('b'), photo), 'facebook')[1]
    expect(replaced).toStrictEqual({ ...ad('b'), imageUrl: '/media/2/640.webp' })
    expect(pictureOf({ ...ad('b'), ...first })).toStrictEqual(first)
    expect(pictureOf(ad('b'))).toStrictEqual({})
  })

  it('are as they are when the one that a picture is for is gone', () => {
    expect(withPicture(lists, ad('gone'), { imageUrl: '/x' })).toEqual(lists)
  })

  it('lose one, and get it back where it was', () => {
    const without = withoutAd(lists, ad('b'))
    expect(ids(without)).toEqual(['a', 'c'])
    expect(withAd(without, ad('b'), 1)).toEqual(lists)
  })

  it('have a copy right behind its original, picture included', () => {
    const pictured = { ...ad('a'), imageUrl: '/media/1/640.webp' }
    const now = new Date('2026-12-01T00:00:00.000Z')
    const copied = withCopy(withAd(lists, pictured), pictured, { newId: () => '7', now })
    expect(ids(copied)).toEqual(['a', 'facebook-7', 'b', 'c'])
    expect(adsOf(copied, 'facebook')[1]).toEqual({
      ...pictured,
      id: 'facebook-7',
      createdAt: now.toISOString(),
    })
  })

  it.each([
    ['a', 1, ['b', 'a', 'c']],
    ['c', -1, ['a', 'c', 'b']],
    ['c', -9, ['c', 'a', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['gone', 1, ['a', 'b', 'c']],
  ] as const)('move %s by %i', (id, step, order) => {
    expect(ids(withMoved(lists, ad(id), step))).toEqual(order)
  })
})
