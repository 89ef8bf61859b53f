import { type Funnel, noFacts, readPageTexts } from '@wildpath/contract'
import { isUnknownSection, type PageDocument } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import { createEditor, type PageSource } from './editor.ts'
import { changeSource, getSource } from './page-source.ts'
import { generatedPageOf } from './working-page.ts'

const funnel = {
  business_info: buildBusinessInfo(),
  business_facts: noFacts,
  generated_content: buildContent(),
  custom_branding: { logo_url: '' },
} as Funnel

function build() {
  const editor = createEditor({
    page: generatedPageOf(funnel),
    source: getSource(funnel),
    revision: 1,
    log: { append: () => {}, restart: () => {} },
  })
  const change = (shown: PageSource, landing: object) =>
    changeSource({
      editor,
      funnel,
      shown,
      next: { ...shown, generated_content: withLanding(shown, landing) },
      batch: 'content',
    })
  return { editor, change, present: () => editor.store.getState().history.present }
}

function withLanding({ generated_content }: PageSource, landing: object) {
  return {
    ...generated_content,
    landing_page: { ...generated_content.landing_page, ...landing },
  }
}

function heroTitle({ sections }: PageDocument): string {
  const hero = sections.find((section) => section.type === 'hero')
  if (hero === undefined || isUnknownSection(hero)) throw new Error('The page has no hero')
  return hero.content.title
}

describe('changeSource', () => {
  it('updates the page to match, as one edit that undo takes back', () => {
    const { editor, change, present } = build()
    change(getSource(funnel), { headline: 'Ride the calm canyon' })
    expect(heroTitle(present())).toBe('Ride the calm canyon')
    editor.undo()
    expect(heroTitle(present())).toBe('Ride the canyon')
    expect(editor.store.getState().source.generated_content).toBe(funnel.generated_content)
  })

  it('keeps a text that the owner edited on the page', () => {
    const { editor, change, present } = build()
    const index = present().sections.findIndex(({ type }) => type === 'hero')
    const path = ['content', 'title']
    editor.edit({ kind: 'set-section-field', index, path, value: 'Written on the page' })
    change(getSource(funnel), { subheadline: 'A whole day on easy water' })
    expect(heroTitle(present())).toBe('Written on the page')
  })

  it('changes a text that was edited on the page if the form shows that text', () => {
    const { editor, change, present } = build()
    const index = present().sections.findIndex(({ type }) => type === 'hero')
    const path = ['content', 'title']
    editor.edit({ kind: 'set-section-field', index, path, value: 'Written on the page' })
    const landing_page = readPageTexts(funnel, present())
    if (landing_page === null) throw new Error('The edited text was not read back')
    const { generated_content } = funnel
    const shown = {
      ...getSource(funnel),
      generated_content: { ...generated_content, landing_page },
    }
    change(shown, { headline: 'Written in the form' })
    expect(heroTitle(present())).toBe('Written in the form')
  })

  it('records a change that the page does not show', () => {
    const { editor, change } = build()
    change(getSource(funnel), { cta_url: 'https://example.com/book' })
    change(editor.store.getState().source, { cta_url: 'https://example.com/now' })
    expect(editor.store.getState().source.generated_content.landing_page.cta_url).toBe(
      'https://example.com/now',
    )
  })
})
