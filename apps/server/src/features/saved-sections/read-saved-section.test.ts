import { savedSectionLimits } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { readSavedSection } from './read-saved-section.ts'

const hero = { id: 'hero', type: 'hero', content: { title: 'Raft' } }
const refused = (code: string) => ({ ok: false, error: { code } })

describe('readSavedSection', () => {
  it('keeps the section and the version of the document, and nothing else of the page', () => {
    const read = readSavedSection({
      title: 'Trips',
      style: { theme: 'reef' },
      sections: [hero],
    })
    expect(read).toMatchObject({ ok: true, value: { version: 3, sections: [hero] } })
    expect(Object.keys(read.ok ? read.value : {})).toEqual(['version', 'sections'])
  })

  it('migrates a section from an earlier version', () => {
    const section = {
      id: 'hero',
      type: 'hero',
      content: { headline: 'Raft', cta: { text: 'Go', url: '#lead-form' } },
    }
    expect(readSavedSection({ version: 1, sections: [section] })).toMatchObject({
      ok: true,
      value: {
        version: 3,
        sections: [{ content: { title: 'Raft', buttons: [{ text: 'Go', link: '#lead-form' }] } }],
      },
    })
  })

  it.each([
    ['no section', { sections: [] }],
    ['two sections', { sections: [hero, hero] }],
    ['no page', {}],
    ['a section of an unknown kind', { sections: [{ id: 'x', type: 'cloud' }] }],
    ['a section that is a number', { sections: [7] }],
    ['a newer version', { version: 99, sections: [hero] }],
    ['sections that are no list', { sections: 'hero' }],
  ])('refuses %s', (_, page) => {
    expect(readSavedSection(page)).toEqual(refused('section-not-readable'))
  })

  it('refuses a section that is nested too deeply', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 5_000; depth += 1) deep = [deep]
    const page = { sections: [{ ...hero, extra: deep }] }
    expect(readSavedSection(page)).toEqual(refused('section-not-readable'))
  })

  it('accepts a section of exactly the largest size, in bytes, and refuses a larger one', () => {
    const of = (note: string) => readSavedSection({ sections: [{ ...hero, note }] })
    const empty = of('')
    const used = empty.ok ? JSON.stringify(empty.value.sections).length - '[]'.length : 0
    const room = savedSectionLimits.bytes - used
    expect(of('x'.repeat(room)).ok).toBe(true)
    expect(of('x'.repeat(room + 1))).toEqual(refused('saved-section-too-large'))
    expect(of('é'.repeat(room))).toEqual(refused('saved-section-too-large'))
  })

  it('refuses what is too large for any page', () => {
    expect(readSavedSection({ sections: [{ ...hero, note: 'x'.repeat(900_000) }] })).toEqual(
      refused('saved-section-too-large'),
    )
  })
})
