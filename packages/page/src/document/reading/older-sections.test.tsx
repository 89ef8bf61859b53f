import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import { olderTemplateSections as sections } from '../fixtures/older-template-sections.ts'
import { isUnknownSection, parsePage, serializePage } from '../page-document.ts'

const form = {
  id: 'form',
  type: 'lead-form',
  content: { fields: [{ label: 'Email', kind: 'email' }] },
}

function show(section: unknown): string {
  const page = parsePage({ sections: [section, form] })
  const markup = renderToStaticMarkup(
    <PageView page={page} context={buildContext({ mode: 'preview' })} />,
  )
  return markup.replaceAll('&#x27;', "'")
}

describe('sections of the older, template-based model', () => {
  it.each(sections.map((section) => [section.id, section] as const))(
    '%s shows every word it was saved with',
    (_, section) => {
      const markup = show(section)
      expect(wordsOf(section.content).filter((words) => !markup.includes(words))).toEqual([])
      expect(markup).not.toMatch(/Unknown section type|could not be read/)
    },
  )

  it('keep their templates, and are the same when they are read again', () => {
    const page = parsePage({ sections })
    expect(page.sections.filter(isUnknownSection)).toEqual([])
    expect(page.sections.map((section) => (section as { template?: unknown }).template)).toEqual(
      sections.map(({ template }) => template),
    )
    expect(parsePage(JSON.parse(JSON.stringify(serializePage(page))))).toEqual(page)
  })

  it('keep what cannot be understood beside what can', () => {
    const odd = { features: [{ title: 'Raft' }], layout: { columns: 2 }, plans: ['one', 'two'] }
    const [section] = parsePage({
      sections: [{ id: 'a', type: 'pricing', layout: 'wide', content: odd }],
    }).sections
    expect(section).toMatchObject({ layout: 'wide', content: odd })
  })

  it('take over the layout that stood beside the content', () => {
    const [section] = parsePage({
      sections: [{ id: 'a', type: 'gallery', layout: { columns: 4 }, content: {} }],
    }).sections
    expect(section).toMatchObject({ content: { layout: { columns: 4 } } })
    expect(section).not.toHaveProperty('layout')
  })

  it.each([
    [300, 'light'],
    ['400', 'normal'],
    [500, 'medium'],
    ['600', 'semibold'],
    ['700', 'bold'],
    ['semibold', 'semibold'],
  ])('name the weight %j %s', (fontWeight, name) => {
    const { sections: read } = parsePage({
      sections: [{ id: 'a', type: 'text', style: { fontWeight } }],
    })
    expect(read).toMatchObject([{ style: { fontWeight: name } }])
    expect(read[0]).not.toHaveProperty('unread')
  })
})

/** Texts that somebody reads; not options, colours, addresses or empty ones. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'string') return isOption(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : wordsOf(inner)))
}

function isOption(text: string): boolean {
  return (
    /^(|#.*|https:.*|custom|left|center|right|small|medium|large|@.*)$/.test(text) ||
    ['instagram', 'clock', 'chart', 'person'].includes(text)
  )
}
