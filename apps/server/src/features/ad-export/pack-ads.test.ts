import { adPicturePlaces } from '@wildpath/ads'
import type { ExportedAd, ExportedAdventure } from '@wildpath/ads/export'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { packAds } from './pack-ads.ts'

const at = new Date('2031-05-01T10:00:00Z')

const origin = 'https://wildpath.app'

const ad = (number: number): ExportedAd => ({
  id: `facebook-${number}`,
  platform: 'facebook',
  headline: 'Raft the canyon',
  body: 'Half a day.',
  createdAt: at.toISOString(),
  imageUrl: `/media/${number}.webp`,
})

const adventure: ExportedAdventure = {
  title: 'Blue Canyon',
  slug: 'blue-canyon',
  address: 'https://trips.bluecanyon.com/',
  isPublic: true,
  ads: { facebook: [1, 2, 3].map(ad), google: [] },
  texts: { headlines: [], descriptions: [] },
}

async function wholeOf(options: Parameters<typeof packAds>[0]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of packAds(options)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('takes so many bytes of pictures and says which ads come without theirs', async () => {
  const half = Buffer.alloc(bounds.adExport.allPictureBytes / 2)
  const asked: string[] = []
  const zip = await wholeOf({
    adventure,
    cut: async ({ id }) => {
      asked.push(id)
      return adPicturePlaces.facebook
        .slice(0, 1)
        .map((place) => ({ place, bytes: half, isEnlarged: false }))
    },
    origin,
    at,
    signal: new AbortController().signal,
  })
  const files = unzipSync(zip)
  expect(asked).toEqual(['facebook-1', 'facebook-2'])
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(
    'more than one file takes: Facebook Ad 3.',
  )
})

it('has no file for a platform whose ads nobody has written', async () => {
  const unwritten = { headline: 'New Facebook ad', body: 'Write the text of this ad.' }
  const zip = await wholeOf({
    adventure: { ...adventure, ads: { facebook: [{ ...ad(1), ...unwritten }], google: [] } },
    cut: async () => null,
    origin,
    at,
    signal: new AbortController().signal,
  })
  expect(Object.keys(unzipSync(zip)).toSorted()).toEqual(['README.txt', 'ads.json'])
})

it('cuts a picture once that several ads show in the same way', async () => {
  const same = { imageUrl: '/media/same.webp', imageFocus: { x: 20, y: 50 } }
  const ads = [
    { ...ad(1), ...same },
    { ...ad(2), ...same },
    { ...ad(3), ...same, imageFocus: { x: 80, y: 50 } },
  ]
  const asked: string[] = []
  const zip = await wholeOf({
    adventure: { ...adventure, ads: { facebook: ads, google: [] } },
    cut: async ({ id }) => {
      asked.push(id)
      return adPicturePlaces.facebook
        .slice(0, 1)
        .map((place) => ({ place, bytes: Buffer.from(id), isEnlarged: false }))
    },
    origin,
    at,
    signal: new AbortController().signal,
  })
  expect(asked).toEqual(['facebook-1', 'facebook-3'])
  const files = Object.entries(unzipSync(zip))
  const pictures = files.filter(([name]) => name.startsWith('pictures/'))
  expect(pictures.map(([, bytes]) => strFromU8(bytes)).toSorted()).toEqual([
    'facebook-1',
    'facebook-1',
    'facebook-3',
  ])
})

it('gives every picture away before the next is cut', async () => {
  const pieces = packAds({
    adventure,
    cut: async () =>
      adPicturePlaces.facebook
        .slice(0, 1)
        .map((place) => ({ place, bytes: Buffer.from('a picture'), isEnlarged: false })),
    origin,
    at,
    signal: new AbortController().signal,
  })
  const given: string[] = []
  for await (const piece of pieces) given.push(Buffer.from(piece).toString('latin1'))
  const placeOf = (text: string) => given.findIndex((piece) => piece.includes(text))
  expect(placeOf('ads.json')).toBe(0)
  const first = placeOf('a picture')
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(placeOf('facebook-ad-2'))
})

it('cuts nothing more once nobody waits for it', async () => {
  const stop = new AbortController()
  const asked: string[] = []
  const zip = await wholeOf({
    adventure,
    cut: async ({ id }) => {
      asked.push(id)
      stop.abort()
      return null
    },
    origin,
    at,
    signal: stop.signal,
  })
  expect(asked).toEqual(['facebook-1'])
  expect(() => unzipSync(zip)).toThrow('invalid zip data')
})
