import { describe, expect, it } from 'vitest'

import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import type { PagePhoto, PagePictures } from '../media/page-photo.ts'
import { buildPageInput } from './build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from './compose-generated-page.ts'
import { placeOfPicture } from './page-pictures.ts'

const photo = (number: number): PagePhoto => ({
  src: `/media/${String(number).padStart(32, '0')}/1600.webp`,
  alt: `Photo ${number}`,
  width: 1600,
  height: 900,
})

function inputWith(pictures: PagePictures | undefined, parts: { story?: boolean } = {}) {
  const input = buildPageInput()
  const story = { title: 'Who we are', text: 'Two sisters and nine rafts.' }
  const { story: hasStory = true } = parts
  return {
    ...input,
    landingPage: {
      ...input.landingPage,
      ...(hasStory && { story }),
      faq: [{ question: 'May dogs come?', answer: 'Yes.' }],
      pictures,
    },
  }
}

const shown = (pictures?: PagePictures, parts?: { story?: boolean }) =>
  picturesOf(composeGeneratedPage(inputWith(pictures, parts)))

/** What stands where: an alternative text of a photo, or 'drawn'. */
function picturesOf({ sections }: PageDocument) {
  const known = sections.flatMap((section) => (isUnknownSection(section) ? [] : [section]))
  const media = (id: string) => {
    const found = known.find((section) => section.id === id)?.content.media
    return found?.type === 'image' ? found.alt : found && 'drawn'
  }
  const gallery = known.find((section) => section.type === 'gallery')
  return {
    hero: media('hero'),
    about: media('about'),
    gallery: gallery?.content.items.map(({ image, alt }) => (image === '' ? 'drawn' : alt)),
  }
}

const drawn = (count: number) => Array.from({ length: count }, () => 'drawn')

describe('the pictures of a generated page', () => {
  it('are drawn without photos', () => {
    expect(shown()).toEqual({ hero: 'drawn', about: 'drawn', gallery: drawn(4) })
    expect(shown([])).toEqual(shown())
  })

  it('are the photos by their places, and illustrations in the rest', () => {
    expect(shown([photo(1)])).toEqual({ hero: 'Photo 1', about: 'drawn', gallery: drawn(4) })
    expect(shown([null, photo(2), photo(3)])).toEqual({
      hero: 'drawn',
      about: 'Photo 2',
      gallery: ['Photo 3', ...drawn(3)],
    })
  })

  it('are photos alone in a gallery of three', () => {
    const pictures = [1, 2, 3, 4, 5].map(photo)
    expect(shown(pictures).gallery).toEqual(['Photo 3', 'Photo 4', 'Photo 5'])
  })

  it('keep an illustration that was chosen among photos', () => {
    const pictures = [photo(1), photo(2), photo(3), null, photo(5)]
    expect(shown(pictures).gallery).toEqual(['Photo 3', 'drawn', 'Photo 5'])
  })

  it('show a photo in the gallery where no words stand beside it', () => {
    const pictures = [1, 2, 3, 4].map(photo)
    expect(shown(pictures, { story: false }).gallery).toEqual(['Photo 2', 'Photo 3', 'Photo 4'])
  })

  it('carry the place that stays in sight', () => {
    const focus = { x: 20, y: 80 }
    const page = composeGeneratedPage(
      inputWith([1, 2, 3, 4, 5].map((number) => ({ ...photo(number), focus }))),
    )
    const focuses = page.sections.flatMap((section) =>
      section.type === 'gallery' && !isUnknownSection(section)
        ? section.content.items.map((item) => item.focus)
        : [],
    )
    expect(focuses).toEqual([focus, focus, focus])
    expect(page.sections[0]).toMatchObject({
      content: { media: { type: 'image', focus } },
    })
  })

  it('are on the page after the form as well', () => {
    expect(composeThankYouPage(inputWith([photo(1)])).sections[0]).toMatchObject({
      content: { media: { type: 'image', alt: 'Photo 1' } },
    })
  })

  it('stand in a gallery also on pages of few texts', () => {
    const { landingPage, ...input } = buildPageInput()
    const few = (pictures?: PagePictures) =>
      picturesOf(composeGeneratedPage({ ...input, landingPage: { ...landingPage, pictures } }))
    expect(few().gallery).toBeUndefined()
    expect(few([1, 2, 3, 4, 5].map(photo)).gallery?.slice(-3)).toEqual([
      'Photo 3',
      'Photo 4',
      'Photo 5',
    ])
  })
})

it('finds the place of a picture by what shows it', () => {
  expect(placeOfPicture({ sectionId: 'hero', itemId: undefined })).toBe(0)
  expect(placeOfPicture({ sectionId: 'thank-you', itemId: undefined })).toBe(0)
  expect(placeOfPicture({ sectionId: 'about', itemId: undefined })).toBe(1)
  expect(placeOfPicture({ sectionId: 'gallery', itemId: 'picture-5' })).toBe(5)
  expect(placeOfPicture({ sectionId: 'gallery', itemId: 'item-1' })).toBeNull()
  expect(placeOfPicture({ sectionId: 'team', itemId: undefined })).toBeNull()
})
