import { describe, expect, it } from 'vitest'

import { parsePage, readPage, serializePage } from '../page-document.ts'

const read = (section: object) => parsePage({ sections: [section] }).sections[0]
const hero = (change: object) => ({
  id: 'top',
  type: 'hero',
  content: { title: 'Raft' },
  ...change,
})

describe('a section with values that cannot be used', () => {
  it.each([
    ['a font nobody has', { style: { fontFamily: 'Comic Sans', headingSize: 'text-3xl' } }],
    ['a weight by number', { style: { fontWeight: '700', headingSize: 'text-3xl' } }],
    ['a ground nobody has', { background: 'purple', style: { headingSize: 'text-3xl' } }],
  ])('falls back where it has %s, and keeps the rest', (_name, change) => {
    expect(read(hero(change))).toMatchObject({
      type: 'hero',
      content: { title: 'Raft' },
      style: { headingSize: 'text-3xl' },
    })
  })

  it('keeps what it could not use', () => {
    const section = read(hero({ style: { fontFamily: 'Comic Sans' } }))
    expect(section).toMatchObject({ unread: [{ path: 'style.fontFamily', value: 'Comic Sans' }] })
    expect(section).not.toHaveProperty('style.fontFamily')
  })

  it('cuts what is too long and what are too many', () => {
    const content = {
      title: 'x'.repeat(20_001),
      items: Array.from({ length: 501 }, (_, index) => ({ title: `${index}` })),
      layout: { columns: 5, padding: 'large' },
      visualElements: [{ type: 'text', x: -1, y: 0, width: 10, height: 10 }, { type: 'cloud' }],
    }
    expect(read(hero({ content }))).toMatchObject({
      content: {
        title: 'x'.repeat(20_000),
        items: { length: 500 },
        layout: { padding: 'large' },
        visualElements: [{ type: 'text', x: 0 }],
      },
    })
  })

  it('reads the same again', () => {
    const once = parsePage({ sections: [hero({ style: { fontFamily: 'Comic Sans' } })] })
    expect(parsePage(serializePage(once))).toEqual(once)
  })

  it('is set aside whole when it is no section at all', () => {
    expect(
      parsePage({ sections: [{ type: 'hero', content: 7, style: 'red' }, 7] }).sections[1],
    ).toEqual({ type: 'untyped', raw: 7 })
  })
})

describe('what is stored', () => {
  it('is refused when it would be too large to be read again', () => {
    const body = 'x'.repeat(840)
    const sections = Array.from({ length: 1000 }, (_, index) => ({
      id: `s${index}`,
      type: 'text',
      content: { body },
    }))
    expect(JSON.stringify({ sections }).length).toBeLessThan(900_000)
    expect(readPage({ sections })).toMatchObject({ ok: false, problem: { kind: 'too-large' } })
  })
})

describe('labels and options of a form', () => {
  const form = (fields: object[]) => read({ id: 'f', type: 'lead-form', content: { fields } })

  it('are what a browser sends back', () => {
    const fields = [{ label: 'Trip ', kind: 'choice', options: ['Half day ', 'Full  day', ' '] }]
    expect(form(fields)).toMatchObject({
      content: { fields: [{ label: 'Trip', options: ['Half day', 'Full day'] }] },
    })
  })

  it('differ within a form, say something, and leave the trap alone', () => {
    const labels = ['Name', 'Name', '', 'hp_website', 'Name 2'].map((label) => ({ label }))
    expect(form(labels)).toMatchObject({
      content: {
        fields: [
          { label: 'Name' },
          { label: 'Name 2' },
          { label: 'Question 3' },
          { label: 'hp_website 2' },
          { label: 'Name 2 2' },
        ],
      },
    })
  })
})
