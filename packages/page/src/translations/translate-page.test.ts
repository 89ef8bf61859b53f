import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { correctPage } from '../compose/correct-texts.ts'
import { mergePages } from '../compose/merge-pages.ts'
import { parsePage, readPage, serializePage } from '../document/page-document.ts'
import { findPageIssues } from '../document/page-issues.ts'
import { everyKindPage } from '../testing/sample-pages.ts'
import { isUntranslated, listTranslatableTexts, pruneTranslations } from './list-page-texts.ts'
import { translatePage } from './translate-page.ts'

const hero = {
  id: 'hero',
  type: 'hero',
  content: {
    businessName: 'Blue Canyon',
    title: 'Raft the canyon',
    buttons: [{ text: 'Book now', link: '#Why Choose Blue Canyon?' }],
    media: { type: 'image', src: '/a.jpg', alt: 'A raft' },
  },
}
const why = {
  id: 'why',
  type: 'features',
  content: {
    title: 'Why Choose Blue Canyon?',
    items: [
      { id: 'one', title: 'Small groups', description: 'from $95' },
      { id: 'two', title: 'Free photos', link: 'https://a.test' },
    ],
  },
}
const form = {
  id: 'form',
  type: 'lead-form',
  content: {
    fields: [
      { label: 'Your name' },
      { label: 'Boat', kind: 'choice', options: ['Raft', 'Kayak', 'Canoe'] },
    ],
    buttonText: 'Send',
  },
}

function pageWith(
  texts: Record<string, string>,
  tag = 'de',
  sections: object[] = [hero, why, form],
) {
  return parsePage({
    title: 'Raft the canyon',
    sections,
    translations: { [tag]: { isShown: true, texts } },
  })
}

const contentOf = (page: ReturnType<typeof pageWith>, id: string) => {
  const section = page.sections.find((one) => 'id' in one && one.id === id)
  return section !== undefined && 'content' in section ? section.content : undefined
}

describe('translatePage', () => {
  it('translates titles, items, picture descriptions, buttons, labels, and options', () => {
    const page = translatePage(
      pageWith({
        'Raft the canyon': 'Durch den Canyon',
        'Book now': 'Jetzt buchen',
        'A raft': 'Ein Floß',
        'Small groups': 'Kleine Gruppen',
        'Your name': 'Ihr Name',
        'Raft': 'Floß',
      }),
      'de',
    )
    expect(page).toMatchObject({ language: 'de', title: 'Durch den Canyon' })
    expect(page).not.toHaveProperty('translations')
    expect(contentOf(page, 'hero')).toMatchObject({
      title: 'Durch den Canyon',
      buttons: [{ text: 'Jetzt buchen' }],
      media: { src: '/a.jpg', alt: 'Ein Floß' },
    })
    expect(contentOf(page, 'why')).toMatchObject({
      items: [{ title: 'Kleine Gruppen' }, { title: 'Free photos', link: 'https://a.test' }],
    })
    expect(contentOf(page, 'form')).toMatchObject({
      fields: [{ label: 'Ihr Name' }, { options: ['Floß', 'Kayak', 'Canoe'] }],
    })
  })

  it('uses built-in translations for built-in texts unless the owner translated them', () => {
    const page = translatePage(pageWith({ Send: 'Abschicken' }), 'de')
    expect(contentOf(page, 'why')).toMatchObject({
      title: 'Warum Blue Canyon?',
      items: [{ description: 'ab $95' }, {}],
    })
    expect(contentOf(page, 'form')).toMatchObject({ buttonText: 'Abschicken' })
    expect(contentOf(translatePage(pageWith({}, 'he'), 'he'), 'why')).toMatchObject({
      title: 'Why Choose Blue Canyon?',
    })
  })

  it('keeps links that find their section by its title', () => {
    const footer = {
      id: 'end',
      type: 'footer',
      content: { quickLinks: [{ label: 'Why choose Blue Canyon', url: '' }] },
    }
    const page = translatePage(
      pageWith({ 'Why Choose Blue Canyon?': 'Gute Gründe' }, 'de', [hero, why, form, footer]),
      'de',
    )
    expect(contentOf(page, 'hero')).toMatchObject({ buttons: [{ link: '#why' }] })
    expect(contentOf(page, 'end')).toMatchObject({
      quickLinks: [{ label: 'Why choose Blue Canyon', url: '#why' }],
    })
  })

  it('keeps labels and options distinct', () => {
    const page = translatePage(
      pageWith({ 'Your name': 'Boot', 'Boat': 'Boot', 'Raft': 'Boot', 'Kayak': 'Boot' }),
      'de',
    )
    expect(contentOf(page, 'form')).toMatchObject({
      fields: [{ label: 'Boot' }, { label: 'Boot 2', options: ['Raft', 'Kayak', 'Canoe'] }],
    })
  })

  it('ignores translations that are blank or too long for their field', () => {
    const texts = { 'Your name': 'n'.repeat(601), 'Raft the canyon': ' ' }
    const page = translatePage(pageWith(texts), 'de')
    expect(contentOf(page, 'form')).toMatchObject({ fields: [{ label: 'Your name' }, {}] })
    expect(contentOf(page, 'hero')).toMatchObject({ title: 'Raft the canyon' })
  })

  it.each(['en', 'fr', 'constructor', '__proto__', '<script>'])(
    'returns the page in its own language for the unavailable tag %s',
    (tag) => {
      const { translations: _none, ...own } = pageWith({ Send: 'Abschicken' })
      expect(translatePage(pageWith({ Send: 'Abschicken' }), tag)).toEqual(own)
    },
  )

  it('leaves untranslated texts unchanged', () => {
    const page = parsePage(everyKindPage())
    const translated = translatePage(
      { ...page, translations: { he: { isShown: true, texts: {} } } },
      'he',
    )
    expect({ ...translated, language: 'en' }).toEqual(page)
    expect(translated.sections.every((section, index) => section === page.sections[index])).toBe(
      true,
    )
  })

  const word = fc.constantFrom('Raft', 'Kayak', 'Small groups', 'toString', 'Send')
  const texts = fc.dictionary(word, fc.string({ minLength: 1, maxLength: 8 }))

  it('ignores translations into other languages', () => {
    fc.assert(
      fc.property(texts, texts, (german, french) => {
        const both = parsePage({
          ...pageWith({}),
          translations: { de: { texts: german }, fr: { texts: french } },
        })
        expect(translatePage(both, 'de')).toEqual(translatePage(pageWith(german), 'de'))
      }),
      { numRuns: 50 },
    )
  })

  it('returns the same texts regardless of section order', () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(texts, order, (german, places) => {
        const page = pageWith(german)
        const moved = { ...page, sections: places.flatMap((place) => page.sections[place] ?? []) }
        const translated = translatePage(page, 'de').sections
        expect(translatePage(moved, 'de').sections).toEqual(
          places.map((place) => translated[place]),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('returns the same section object until one of its texts changes', () => {
    const page = pageWith({ 'Small groups': 'Kleine Gruppen' })
    const first = translatePage(page, 'de')
    const texts = { 'Small groups': 'Kleine Gruppen', 'Raft the canyon': 'Durch den Canyon' }
    const next = translatePage({ ...page, translations: { de: { isShown: true, texts } } }, 'de')
    expect(next.sections[1]).toBe(first.sections[1])
    expect(next.sections[0]).not.toBe(first.sections[0])
  })
})

describe('listTranslatableTexts', () => {
  it('lists each text once and identifies the untranslated ones', () => {
    const texts = listTranslatableTexts([pageWith({ 'Small groups': 'Kleine Gruppen' })], 'de')
    expect(texts.map(({ text }) => text)).toEqual([
      'Raft the canyon',
      'Book now',
      'A raft',
      'Blue Canyon',
      'Why Choose Blue Canyon?',
      'Small groups',
      'from $95',
      'Free photos',
      'Your name',
      'Boat',
      'Raft',
      'Kayak',
      'Canoe',
      'Send',
    ])
    expect(texts.filter(isUntranslated).map(({ text }) => text)).toEqual([
      'Raft the canyon',
      'Book now',
      'A raft',
      'Free photos',
      'Your name',
      'Boat',
      'Raft',
      'Kayak',
      'Canoe',
    ])
    expect(texts.find(({ text }) => text === 'Your name')?.longest).toBe(600)
  })
})

describe('translations in a page document', () => {
  it('are removed if their text is no longer on the pages', () => {
    const page = pageWith({ 'Small groups': 'Kleine Gruppen', 'Gone': 'Weg', 'Thanks': 'Danke' })
    const thankYou = parsePage({
      sections: [{ id: 't', type: 'thank-you', content: { title: 'Thanks' } }],
    })
    expect(pruneTranslations(page, [thankYou]).translations).toEqual({
      de: { isShown: true, texts: { 'Small groups': 'Kleine Gruppen', 'Thanks': 'Danke' } },
    })
    expect(pruneTranslations({ ...page, translations: {} })).not.toHaveProperty('translations')
  })

  it('survive saving and loading unchanged', () => {
    const page = pageWith({ 'Small groups': 'Kleine Gruppen' })
    expect(parsePage(JSON.parse(JSON.stringify(serializePage(page))))).toEqual(page)
    expect(serializePage(parsePage({ sections: [] }))).not.toHaveProperty('translations')
  })

  it.each([
    ['a tag that is not a language', { '"><script>': {} }, /language such as en or pt-BR/],
    ['too many languages', { de: {}, fr: {}, es: {}, it: {} }, /at most 3 languages/],
    ['a translation that is not text', { de: { texts: { Send: 7 } } }, /^Expected text; found 7/],
  ])('are rejected with a reason: %s', (_, translations, message) => {
    const page = { title: 'Raft', sections: [], translations }
    expect(readPage(page).ok).toBe(false)
    expect(findPageIssues(page).map((issue) => issue.message)).toEqual([
      expect.stringMatching(message),
    ])
  })

  it('are merged by language and text', () => {
    const base = pageWith({ 'Small groups': 'Kleine Gruppen', 'Kayak': 'Kajak' })
    const mine = pageWith({ 'Small groups': 'Kleine Gruppen', 'Boat': 'Boot' })
    const next = pageWith({ 'Small groups': 'Nur sechs', 'Kayak': 'Kajak' })
    expect(mergePages({ base, next, mine }).translations?.['de']?.texts).toEqual({
      'Small groups': 'Nur sechs',
      'Boat': 'Boot',
    })
  })

  it('are corrected together with their source text', () => {
    const page = pageWith({ 'from $95': 'ab 95 $' })
    const corrected = correctPage(page, (text, language) =>
      language === undefined ? text.replace('$95', '$98') : text.replace('95 $', '98 $'),
    )
    expect(corrected.translations?.['de']?.texts).toMatchObject({ 'from $98': 'ab 98 $' })
  })
})
