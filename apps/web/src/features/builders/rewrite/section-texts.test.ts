import { rewriteLimits } from '@wildpath/contract'
import { isUnknownSection, parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { sectionTexts } from './section-texts.ts'

function textsOf(section: object) {
  const [read] = parsePage({ sections: [{ id: 'one', ...section }] }).sections
  if (read === undefined || isUnknownSection(read)) throw new Error('not a section')
  return sectionTexts(read)
}

const shown = (section: object) =>
  textsOf(section).map(({ path, text }) => `${path.slice(1).join('.')}: ${text}`)

describe('sectionTexts', () => {
  it('names words, and no addresses, prices or ids', () => {
    const section = {
      type: 'pricing',
      content: {
        title: 'Prices',
        subtitle: '  ',
        items: [
          {
            title: 'Half day',
            description: 'On the river',
            price: '$79',
            period: 'per person',
            link: 'https://example.com',
            image: '/a.png',
            features: ['Wetsuit', ''],
            buttonText: 'Ask',
          },
        ],
        buttons: [{ text: 'Write to us', link: '#form' }],
      },
    }
    expect(shown(section)).toEqual([
      'title: Prices',
      'items.0.title: Half day',
      'items.0.description: On the river',
      'items.0.features.0: Wetsuit',
      'items.0.buttonText: Ask',
      'buttons.0.text: Write to us',
    ])
  })

  it("leaves other people's words, names and figures alone", () => {
    const items = [{ title: 'Ana Rivers', description: 'Guide since 2011' }]
    expect(shown({ type: 'testimonial', content: { title: 'Voices', items } })).toEqual([
      'title: Voices',
    ])
    expect(shown({ type: 'team', content: { items } })).toEqual([
      'items.0.description: Guide since 2011',
    ])
  })

  it('leaves html alone', () => {
    const content = { title: 'Own', body: '<p>Hi</p>' }
    expect(shown({ type: 'custom', content: { ...content, contentType: 'html' } })).toEqual([
      'title: Own',
    ])
    expect(shown({ type: 'custom', content: { ...content, contentType: 'markdown' } })).toEqual([
      'title: Own',
      'body: <p>Hi</p>',
    ])
  })

  it('takes no more than one request holds', () => {
    const items = Array.from({ length: 500 }, () => ({ description: 'A line' }))
    expect(textsOf({ type: 'features', content: { items } })).toHaveLength(rewriteLimits.texts)
    const long = Array.from({ length: 5 }, () => ({ description: 'x'.repeat(20_000) }))
    expect(textsOf({ type: 'faq', content: { items: long } })).toHaveLength(3)
  })
})
