import { type Fact, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildFact } from '../kinds/facts.fixture.ts'
import { createFactsEditor } from './facts-editor.ts'

const phone = (number: string, more: Partial<Fact> = {}) =>
  buildFact('phone', { source: 'website', value: { number }, ...more } as Partial<Fact>)
const email = buildFact('email', { source: 'website' })
const edit = (...facts: Fact[]) =>
  createFactsEditor({ known: { ...noFacts, facts }, newId: () => 'new' })

describe('what a website says anew', () => {
  it('is added, marked as new, and taken back in one step', () => {
    const editor = edit()
    const { added } = editor.merge([phone('1'), email])
    expect(added.map(({ kind }) => kind)).toEqual(['phone', 'email'])
    expect(editor.store.getState().fresh).toHaveLength(2)
    editor.undo()
    expect(editor.store.getState()).toMatchObject({ known: noFacts, fresh: [] })
  })

  it('is nothing, and nothing to take back, when it is known', () => {
    const editor = edit(phone('1'), email)
    expect(editor.merge([phone('1'), email])).toEqual({ added: [], contested: [], otherwise: [] })
    expect(editor.store.getState().past).toEqual([])
  })

  it('takes the place of what it said before', () => {
    const editor = edit(phone('1'))
    expect(editor.merge([phone('2')]).added).toMatchObject([{ value: { number: '2' } }])
    expect(editor.store.getState().known.facts).toHaveLength(1)
  })

  it('stands beside what an answer says', () => {
    const editor = edit(phone('1', { source: 'answer' }))
    expect(editor.merge([phone('2')]).contested).toMatchObject([
      { alternatives: [{ number: '2' }] },
    ])
  })

  it('leaves what was confirmed, and says that it is told otherwise', () => {
    const editor = edit(phone('1', { is_confirmed: true }))
    const news = editor.merge([phone('2')])
    expect(news).toMatchObject({
      added: [],
      contested: [],
      otherwise: [{ value: { number: '2' } }],
    })
    expect(editor.store.getState().known.facts).toMatchObject([{ value: { number: '1' } }])
  })
})
