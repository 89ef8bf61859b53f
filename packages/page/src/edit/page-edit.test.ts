import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { pageLimits } from '../document/reading/page-limits.ts'
import { applyEdit } from './page-edit.ts'

const page = parsePage({
  title: 'Raft',
  sections: [
    { id: 'hero', type: 'hero', content: { title: 'One', buttons: [{ text: 'Go', link: '#' }] } },
    { type: 'hologram', beam: 3 },
    { id: 'words', type: 'text', content: { title: 'Two', body: 'Read me' } },
  ],
})
const [hero, unknown, words] = page.sections
const typesOf = ({ sections }: typeof page) => sections.map(({ type }) => type)
const idsOf = ({ sections }: typeof page) => sections.map((one) => ('id' in one ? one.id : null))

describe('editing a page', () => {
  it('adds a section where it is wanted, under an id that is free', () => {
    if (hero === undefined || !('id' in hero)) throw new Error('The page has a hero')
    const added = applyEdit(page, { kind: 'add-section', section: hero, index: 1 })
    expect(idsOf(added)).toEqual(['hero', 'hero-2', null, 'words'])
    expect(idsOf(applyEdit(added, { kind: 'add-section', section: hero }))).toEqual([
      'hero',
      'hero-2',
      null,
      'words',
      'hero-3',
    ])
  })

  it('moves sections of any kind, those it does not know too', () => {
    const moved = applyEdit(page, { kind: 'move-section', index: 1, to: 0 })
    expect(moved.sections).toEqual([unknown, hero, words])
    expect(applyEdit(page, { kind: 'move-section', index: 0, to: 99 }).sections).toEqual([
      unknown,
      words,
      hero,
    ])
  })

  it('copies a section behind the original', () => {
    const copied = applyEdit(page, { kind: 'duplicate-section', index: 2 })
    expect(idsOf(copied)).toEqual(['hero', null, 'words', 'words-2'])
    expect(typesOf(applyEdit(page, { kind: 'duplicate-section', index: 1 }))).toEqual([
      'hero',
      'hologram',
      'hologram',
      'text',
    ])
  })

  it('updates a page title that matches the headline when the headline changes', () => {
    const retitle = (before: typeof page) =>
      applyEdit(before, {
        kind: 'set-section-field',
        index: 0,
        path: ['content', 'title'],
        value: 'Two',
      }).title
    expect(retitle({ ...page, title: 'One' })).toBe('Two')
    expect(retitle(page)).toBe('Raft')
  })

  it('removes a section', () => {
    expect(applyEdit(page, { kind: 'remove-section', index: 0 }).sections).toEqual([unknown, words])
  })

  it('touches only what it changes', () => {
    const changed = applyEdit(page, {
      kind: 'set-section-field',
      index: 0,
      path: ['content', 'title'],
      value: 'Other',
    })
    expect(changed.sections[2]).toBe(words)
    expect(changed.style).toBe(page.style)
    expect(changed.sections[0]).toMatchObject({ content: { title: 'Other' } })
  })

  it('takes over a section that was edited apart, under its own id', () => {
    if (words === undefined || !('id' in words)) throw new Error('The page has words')
    const edited = { ...words, id: 'elsewhere', theme: 'night' as const }
    const replaced = applyEdit(page, { kind: 'replace-section', index: 2, section: edited })
    expect(replaced.sections[2]).toEqual({ ...words, theme: 'night' })
    expect(applyEdit(page, { kind: 'replace-section', index: 1, section: edited })).toBe(page)
  })

  it('keeps a half-typed value as it is typed', () => {
    const form = parsePage({
      sections: [{ id: 'form', type: 'lead-form', content: { fields: [{ label: 'Name' }] } }],
    })
    const typed = applyEdit(form, {
      kind: 'set-section-field',
      index: 0,
      path: ['content', 'fields', 0, 'label'],
      value: 'Your ',
    })
    expect(typed.sections[0]).toMatchObject({ content: { fields: [{ label: 'Your ' }] } })
  })

  it('takes a field away, so that the theme decides again', () => {
    const dark = applyEdit(page, {
      kind: 'set-section-field',
      index: 0,
      path: ['background'],
      value: 'dark',
    })
    expect(dark.sections[0]).toMatchObject({ background: 'dark' })
    const again = applyEdit(dark, {
      kind: 'set-section-field',
      index: 0,
      path: ['background'],
      value: undefined,
    })
    expect(again.sections[0]).toEqual(hero)
  })

  it.each([
    ['a value that the section may not have', ['content', 'title'], 7],
    ['another kind', ['type'], 'text'],
    ['another id', ['id'], 'words'],
    ['the section as a whole', [], { id: 'x' }],
    ['a place that a list does not have', ['content', 'buttons', 5, 'text'], 'x'],
    ['the prototype of a record', ['content', '__proto__', 'title'], 'x'],
  ])('refuses %s', (_, path, value) => {
    expect(applyEdit(page, { kind: 'set-section-field', index: 0, path, value })).toBe(page)
  })

  it('takes an entry out of a list, and leaves the others as they are', () => {
    const features = parsePage({
      sections: [
        {
          id: 'why',
          type: 'features',
          content: { items: ['a', 'b', 'c'].map((title) => ({ id: title, title })) },
        },
      ],
    })
    const taken = applyEdit(features, {
      kind: 'set-section-field',
      index: 0,
      path: ['content', 'items', 1],
      value: undefined,
    })
    expect(taken.sections[0]).toMatchObject({ content: { items: [{ id: 'a' }, { id: 'c' }] } })
  })

  it('sets what belongs to the page, and nothing that is for the server to say', () => {
    const set = (path: string[], value: unknown) =>
      applyEdit(page, { kind: 'set-page-field', path, value })
    expect(set(['title'], 'Float').title).toBe('Float')
    expect(set(['globalTheme'], 'night').globalTheme).toBe('night')
    expect(set(['style', 'theme'], 'reef').style.theme).toBe('reef')
    expect(set(['globalTheme'], 'neon')).toBe(page)
    expect(set(['userId'], 'someone')).toBe(page)
    expect(set(['sections'], [])).toBe(page)
  })

  it('adds no section beyond the limit of a page', () => {
    const full = parsePage({
      sections: Array.from({ length: pageLimits.sections }, () => ({ type: 'text' })),
    })
    expect(applyEdit(full, { kind: 'duplicate-section', index: 0 })).toBe(full)
  })
})
