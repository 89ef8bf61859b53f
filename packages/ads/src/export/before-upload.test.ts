import { expect, it } from 'vitest'

import { buildAd, buildAdventure } from './adventure.fixture.ts'
import { beforeUpload, googleAdOf } from './before-upload.ts'
import { metaAdsCsv } from './meta-ads.ts'
import { readMe } from './read-me.ts'

const none = { refusal: [], notes: [] }
const kinds = ['zip', 'google', 'meta'] as const

it('has nothing to say where all is well', () => {
  expect(kinds.map((kind) => beforeUpload(buildAdventure(), kind))).toEqual([none, none, none])
})

it('says that nobody finds the page', () => {
  const adventure = buildAdventure({ isPublic: false, address: 'http://localhost:3000/f/x' })
  for (const kind of kinds) {
    expect(beforeUpload(adventure, kind).notes).toEqual([
      'This adventure is not published: whoever follows an ad finds no page. Publish it before the ads run.',
      'The ads lead to localhost:3000, which people outside cannot open, and platforms refuse such addresses. Export again once this adventure has a public address.',
    ])
  }
})

it('says what is missing for Google instead of writing a file, and that the ZIP is without it', () => {
  const { ads } = buildAdventure()
  const adventure = buildAdventure({ ads: { ...ads, google: [buildAd('google', 1)] } })
  const missing = [
    'Google asks for 3 different headlines of at most 30 characters, and there is 1. Add 2 more headlines to your Google ads.',
    'Google asks for 2 different descriptions of at most 90 characters, and there is 1. Add 1 more description to your Google ads.',
  ]
  expect(beforeUpload(adventure, 'google')).toEqual({ refusal: missing, notes: [] })
  expect(beforeUpload(adventure, 'zip').notes).toEqual([
    `The file for Google Ads Editor stays out of the ZIP. ${missing.join(' ')}`,
  ])
})

it('asks for ads of the platform first', () => {
  const adventure = buildAdventure({ ads: { facebook: [], google: [] } })
  expect(beforeUpload(adventure, 'google').refusal).toEqual([
    'There are no Google ads yet. Add one first.',
  ])
  expect(beforeUpload(adventure, 'meta').refusal).toEqual([
    'There are no Facebook ads yet. Add one first.',
  ])
})

it('leaves out ads whose text nobody has written, and says which', () => {
  const unwritten = (platform: 'facebook' | 'google') => {
    const label = platform === 'google' ? 'Google' : 'Facebook'
    return { headline: `New ${label} ad`, body: 'Write the text of this ad.' }
  }
  const adventure = buildAdventure({
    ads: {
      facebook: [buildAd('facebook', 1, unwritten('facebook')), buildAd('facebook', 2)],
      google: [1, 2, 3, 4].map((number) =>
        buildAd('google', number, number === 4 ? unwritten('google') : {}),
      ),
    },
  })
  expect(beforeUpload(adventure, 'zip').notes).toEqual([
    'Facebook Ad 1 stays out of the file: its text is not written yet.',
    'Google Ad 4 stays out of the file: its text is not written yet.',
  ])
  expect(beforeUpload(adventure, 'meta').notes).toEqual([
    'Facebook Ad 1 stays out of the file: its text is not written yet.',
  ])
  const file = metaAdsCsv(adventure, new Map())
  expect(file).toContain('Facebook Ad 2')
  expect(file).not.toContain('Write the text')
  expect(JSON.stringify(googleAdOf(adventure))).not.toContain('New Google ad')
  const none = { facebook: [buildAd('facebook', 1, unwritten('facebook'))], google: [] }
  expect(beforeUpload(buildAdventure({ ads: none }), 'meta').refusal).toEqual([
    'There are no Facebook ads yet. Add one first.',
  ])
})

it('names what a platform would refuse of the ads that are in the file, each reason once', () => {
  const adventure = buildAdventure({
    ads: {
      facebook: [
        buildAd('facebook', 1),
        buildAd('facebook', 2, { headline: 'Click here', body: 'Click here to book your seat.' }),
      ],
      google: [1, 2, 3, 4].map((number) =>
        buildAd('google', number, number === 4 ? { headline: 'Raft!', body: '!'.repeat(91) } : {}),
      ),
    },
  })
  const clickHere =
    "Facebook Ad 2: 'Click here' fits any ad, and is refused for it. Say what people get: 'See dates', 'Book a trip'."
  const google = [
    'Google Ad 4: Google refuses exclamation marks in headlines. Leave it out.',
    'The description of Google Ad 4 is left out: it has 91 characters, and Google takes 90.',
  ]
  expect(beforeUpload(adventure, 'meta').notes).toEqual([clickHere])
  expect(beforeUpload(adventure, 'google').notes).toEqual(google)
  expect(beforeUpload(adventure, 'zip').notes).toEqual([clickHere, ...google])
})

it('says that a CSV file takes no pictures along', () => {
  const { ads } = buildAdventure()
  const facebook = [buildAd('facebook', 1, { imageUrl: '/media/a/1.webp' })]
  expect(beforeUpload(buildAdventure({ ads: { ...ads, facebook } }), 'meta').notes).toEqual([
    'A CSV file takes no pictures along. Add them in Ads Manager, or choose the ZIP, which has them in the right sizes.',
  ])
})

it('says where pictures of Google ads are added', () => {
  const { ads } = buildAdventure()
  const google = ads.google.map((ad) => ({ ...ad, imageUrl: '/media/a/1.webp' }))
  expect(beforeUpload(buildAdventure({ ads: { ...ads, google } }), 'google').notes).toEqual([
    'A CSV file takes no pictures along. Add them in Google Ads as image assets of the campaign, or choose the ZIP, which has them in the right sizes.',
  ])
})

it('the README says what is in the ZIP, what is not, and how it is imported', () => {
  const text = readMe(buildAdventure(), {
    hasGoogle: true,
    hasMeta: true,
    pictured: new Set(['facebook', 'google']),
    missing: ['Google Ad 2'],
    leftOut: [],
    enlarged: ['Facebook Ad 1'],
    hasSoftTall: true,
  })
  for (const part of [
    'The ads of Blue Canyon Rafting',
    'google-ads-editor.csv',
    'meta-ads.csv',
    'pictures/instagram: Instagram, 1080 x 1080 pixels',
    'pictures/feed-4x5: Facebook and Instagram feed (4:5), 1080 x 1350 pixels',
    'pictures/stories-9x16: Stories and Reels (9:16), 1080 x 1920 pixels',
    'For Stories and Reels, do the same with the 9:16 picture from pictures/stories-9x16',
    'pictures/google: Google (landscape), 1200 x 628 pixels',
    'Add those of the folder pictures/google by hand, as image assets of the campaign',
    'could not be read: Google Ad 2.',
    'were enlarged for it: Facebook Ad 1.',
    'Some 4:5 and 9:16 pictures are enlarged crops of wide pictures.',
    'no budget is set',
    'Choose Account, Import, From file',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('formula')
  const bare = readMe(
    buildAdventure({ ads: { facebook: [buildAd('facebook', 1, { body: '=1' })], google: [] } }),
    {
      hasGoogle: false,
      hasMeta: false,
      pictured: new Set(),
      missing: [],
      leftOut: [],
      enlarged: [],
      hasSoftTall: false,
    },
  )
  expect(bare).toContain('formula')
  expect(bare).not.toMatch(/Google Ads\n|Facebook and Instagram|Please note|pictures\//)
})

it('the README speaks of the places that have pictures alone', () => {
  const files = {
    hasGoogle: false,
    hasMeta: true,
    missing: [],
    leftOut: [],
    enlarged: [],
    hasSoftTall: false,
  }
  const google = readMe(buildAdventure(), { ...files, pictured: new Set(['google']) })
  expect(google).toContain('image assets')
  expect(google).not.toMatch(/pictures\/(facebook|instagram)|Account, Import, From file/)
  const facebook = readMe(buildAdventure(), {
    ...files,
    hasGoogle: true,
    pictured: new Set(['facebook']),
  })
  expect(facebook).toContain('those of the folder pictures/facebook')
  expect(facebook).not.toMatch(/pictures\/google|image assets/)
})
