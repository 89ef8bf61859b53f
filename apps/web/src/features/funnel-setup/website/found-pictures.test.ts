import type { MediaAsset, WebsitePhotos } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { broughtPhotos, brandingOf, createFoundPictures } from './found-pictures.ts'
import { websiteExtras } from './website-extras.ts'
import { buildReading } from './website-reading.fixture.ts'

const at = (name: string) => `https://silvercreek.example/${name}`
const picture = (name: string) => ({ address: at(name), width: null, height: null, alt: '' })
const logo = picture('logo.png')
const colours = ['#0a7ea4', '#f28c28']

/** A library that refuses what is called so. */
function build({ fails = false } = {}) {
  const asked: string[][] = []
  const pictures = createFoundPictures({
    async importPhotos(addresses) {
      asked.push(addresses)
      if (fails) throw new Error('no network')
      return { photos: addresses.map(outcomeOf) }
    },
    explain: () => 'They could not be taken.',
  })
  pictures.show(logo.address)
  return { pictures, asked, state: pictures.store.getState }
}

function outcomeOf(address: string): WebsitePhotos['photos'][number] {
  if (address.includes('bad')) {
    return { address, outcome: 'refused', code: 'image-not-supported', message: 'No picture' }
  }
  const name = address.split('/').at(-1) ?? ''
  const design = { id: name, url: `/media/${name}.webp` } as MediaAsset
  return { address, outcome: 'added', design }
}

describe('pictures of a website', () => {
  it('come in when they are ticked and the owner says that they are theirs', async () => {
    const { pictures, asked, state } = build()
    pictures.tickPhoto(at('b.png'), true)
    pictures.tickPhoto(at('a.png'), true)
    pictures.tickPhoto(at('c.png'), true)
    pictures.tickPhoto(at('c.png'), false)
    pictures.tickLogo(true)
    pictures.sayMine(true)
    expect(await pictures.bring()).toBe(true)
    expect(asked).toEqual([[at('logo.png'), at('b.png'), at('a.png')]])
    expect(broughtPhotos(state()).map(({ id }) => id)).toEqual(['b.png', 'a.png'])
    expect(pictures.waiting()).toEqual([])
  })

  it('stay where they are without that word', async () => {
    const { pictures, asked, state } = build()
    pictures.tickPhoto(at('a.png'), true)
    expect(await pictures.bring()).toBe(false)
    expect(asked).toEqual([])
    expect(state().complaint).toEqual({
      kind: 'not-mine',
      text: 'Please say first that the ticked pictures are yours, or untick them.',
    })
    pictures.tickPhoto(at('a.png'), false)
    expect(state().complaint).toBeNull()
    expect(await pictures.bring()).toBe(true)
  })

  it('are asked for once, twelve at a time', async () => {
    const { pictures, asked } = build()
    for (let index = 0; index < 14; index += 1) pictures.tickPhoto(at(`${index}.png`), true)
    pictures.sayMine(true)
    await Promise.all([pictures.bring(), pictures.bring()])
    await pictures.bring()
    expect(asked.map(({ length }) => length)).toEqual([12, 2])
  })

  it('that cannot be had say why, and are not ticked any more', async () => {
    const { pictures, state } = build()
    pictures.tickPhoto(at('bad.svg'), true)
    pictures.tickPhoto(at('a.png'), true)
    pictures.sayMine(true)
    expect(await pictures.bring()).toBe(true)
    expect(state().refused).toEqual({ [at('bad.svg')]: 'No picture' })
    expect(state().choice.photos).toEqual([at('a.png')])
  })

  it('stay ticked when nobody could be asked', async () => {
    const { pictures, state } = build({ fails: true })
    pictures.tickPhoto(at('a.png'), true)
    pictures.sayMine(true)
    expect(await pictures.bring()).toBe(false)
    expect(state()).toMatchObject({
      isBringing: false,
      complaint: { kind: 'failed', text: 'They could not be taken.' },
      choice: { photos: [at('a.png')] },
    })
  })

  it('of another website are others', async () => {
    const { pictures, state } = build()
    pictures.tickPhoto(at('a.png'), true)
    pictures.sayMine(true)
    await pictures.bring()
    pictures.show(null)
    expect(state()).toMatchObject({ choice: { photos: [], areMine: false }, brought: {} })
  })
})

describe('what an adventure gets of a website', () => {
  const choice = { logo: true, colours: ['#f28c28', '#0a7ea4'], photos: [], areMine: true }
  const brought = { [logo.address]: { id: 'logo', url: '/media/logo.webp' } }

  it('is the logo and the colors that were ticked, the stronger color first', () => {
    expect(brandingOf({ logo, colours }, { choice, brought })).toEqual({
      logo_url: '/media/logo.webp',
      primary_color: '#0a7ea4',
      secondary_color: '#f28c28',
    })
    expect(
      brandingOf(
        { logo, colours },
        { choice: { ...choice, logo: false, colours: ['#f28c28'] }, brought },
      ),
    ).toEqual({ logo_url: '', primary_color: '#f28c28' })
  })

  it('is nothing of what was not ticked', () => {
    const none = { ...choice, logo: false, colours: [] }
    const found = { reading: buildReading({ logo, colours }) }
    expect(websiteExtras(found, { choice: none, brought })).toEqual({})
    expect(websiteExtras(null, { choice, brought })).toEqual({})
  })

  it('is the photos that came in, as often as it has places', () => {
    const photos = Array.from({ length: 16 }, (_, index) => at(`${index}.png`))
    const all = Object.fromEntries(photos.map((one) => [one, { id: one, url: one }]))
    const of = { choice: { ...choice, logo: false, colours: [], photos }, brought: all }
    expect(websiteExtras({ reading: buildReading() }, of)).toEqual({
      photo_ids: photos.slice(0, 14),
    })
  })

  it('is its facts', () => {
    const fact = {
      id: 'phone',
      kind: 'phone',
      value: { number: '+1 719-555-0142' },
      source: 'website',
      confidence: 'high',
      is_confirmed: false,
    } as const
    const found = { reading: buildReading({ facts: [fact] }) }
    expect(
      websiteExtras(found, { choice: { ...choice, logo: false, colours: [] }, brought }),
    ).toEqual({
      business_facts: { version: 1, facts: [fact], dismissed: [] },
    })
  })
})
