import { parsePage, type PageDocument } from '@wildpath/page/document'
import type { PageEdit } from '@wildpath/page/edit'
import { sectionFromTemplate, sectionTemplates } from '@wildpath/page/templates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findDraft } from '../load/find-draft.ts'
import { createEditor, type EditorAction, isDirty, selectedIndex } from './editor.ts'
import { emptySource } from '../testing/empty-source.ts'

const page = parsePage({
  title: 'Canyon trips',
  sections: [
    { id: 'hero', type: 'hero', content: { title: 'Down the river' } },
    { id: 'old', type: 'carousel', slides: 3 },
    { id: 'faq', type: 'faq', content: { title: 'Questions' } },
  ],
})

function build(options: { draft?: EditorAction[]; on?: PageDocument } = {}) {
  const actions: EditorAction[] = []
  let time = 1000
  const editor = createEditor({
    page: options.on ?? page,
    source: emptySource,
    revision: 4,
    log: {
      append: (action) => actions.push(action),
      restart: () => actions.splice(0),
    },
    ...(options.draft && { draft: options.draft }),
    now: () => (time += 10),
  })
  return { editor, actions, present: () => editor.store.getState().history.present }
}

const stored = (saved: PageDocument, source = emptySource) => ({
  page: saved,
  sent: emptySource,
  source,
  revision: 5,
})

const withLogo = (logo_url: string) => ({ ...emptySource, custom_branding: { logo_url } })

describe('move', () => {
  it('selects the moved section and records where it went, until another is selected', () => {
    const { editor, present } = build()
    editor.move(2, 0)
    expect(present().sections.map(({ type }) => type)).toEqual(['faq', 'hero', 'carousel'])
    const moved = { key: 'faq', direction: 'up', place: 1, count: 3 }
    expect(editor.store.getState()).toMatchObject({ selected: 'faq', moved })
    editor.select(null)
    expect(editor.store.getState().moved).toBeNull()
  })

  it('adds no step for a section that stays in place', () => {
    const { editor, actions } = build()
    editor.move(1, 1)
    expect(actions).toEqual([])
    expect(editor.store.getState().moved).toBeNull()
  })
})

const index = fc.integer({ min: 0, max: 6 })
const edit: fc.Arbitrary<PageEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('add-section' as const),
    section: fc
      .constantFrom(...sectionTemplates)
      .map((template) => sectionFromTemplate(template, template.section.type)),
    index,
  }),
  fc.record({ kind: fc.constant('remove-section' as const), index }),
  fc.record({ kind: fc.constant('move-section' as const), index, to: index }),
  fc.record({ kind: fc.constant('duplicate-section' as const), index }),
  fc.record({
    kind: fc.constant('set-section-field' as const),
    index,
    path: fc.constantFrom(['content', 'title'], ['content', 'subtitle'], ['theme']),
    value: fc.oneof(fc.string(), fc.constant('night'), fc.constant(undefined)),
  }),
  fc.record({
    kind: fc.constant('set-page-field' as const),
    path: fc.constant(['title']),
    value: fc.string(),
  }),
)

describe('the editor', () => {
  it.each([
    { least: 0, most: 40, runs: 100 },
    { least: 200, most: 400, runs: 10 },
  ])(
    'undoes whatever was done, to the very page it began with (at most $most edits)',
    ({ least, most, runs }) => {
      fc.assert(
        fc.property(fc.array(edit, { minLength: least, maxLength: most }), (edits) => {
          const { editor, present } = build()
          for (const one of edits) editor.edit(one)
          const last = present()
          while (editor.store.getState().history.past.length > 0) editor.undo()
          expect(present()).toBe(page)
          expect(isDirty(editor.store.getState())).toBe(false)
          while (editor.store.getState().history.future.length > 0) editor.redo()
          expect(present()).toBe(last)
        }),
        { numRuns: runs },
      )
    },
  )

  it('comes back from its log with the same page and the same way back', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 20 }), fc.nat(5), (edits, undone) => {
        const first = build()
        for (const one of edits) first.editor.edit(one)
        for (let step = 0; step < undone; step += 1) first.editor.undo()
        const again = build({ draft: structuredClone(first.actions) })
        const [before, after] = [first, again].map(({ editor }) => editor.store.getState().history)
        expect(after?.present).toEqual(before?.present)
        expect(after?.past).toEqual(before?.past)
        expect(after?.future).toEqual(before?.future)
      }),
    )
  })

  it('makes one step of sixty typed letters', () => {
    const { editor, present } = build()
    const text = 'a'.repeat(60)
    for (let length = 1; length <= text.length; length += 1) {
      const value = text.slice(0, length)
      editor.edit(
        { kind: 'set-section-field', index: 0, path: ['content', 'title'], value },
        { batch: 'title' },
      )
    }
    editor.undo()
    expect(present()).toBe(page)
    editor.redo()
    expect(present().sections[0]).toMatchObject({ content: { title: text } })
  })

  it('logs nothing that changes nothing', () => {
    const { editor, actions } = build()
    editor.undo()
    editor.redo()
    editor.commitBatch()
    editor.edit({ kind: 'remove-section', index: 9 })
    expect(actions).toEqual([])
  })

  it('is clean again once the server has the page, and can still go back', () => {
    const { editor, present } = build()
    editor.edit({ kind: 'remove-section', index: 0 })
    expect(isDirty(editor.store.getState())).toBe(true)
    editor.markSaved(stored(present()))
    expect(isDirty(editor.store.getState())).toBe(false)
    expect(editor.store.getState().revision).toBe(5)
    editor.undo()
    expect(present()).toBe(page)
    expect(isDirty(editor.store.getState())).toBe(true)
  })

  it('stays dirty when something was typed while the page was on its way', () => {
    const { editor, present } = build()
    editor.edit({ kind: 'remove-section', index: 0 })
    const sent = present()
    editor.edit({ kind: 'remove-section', index: 0 })
    editor.markSaved(stored(sent))
    expect(isDirty(editor.store.getState())).toBe(true)
  })

  it('restores the source together with the page', () => {
    const { editor } = build()
    const [first, second] = [withLogo('A'), withLogo('B')]
    const source = () => editor.store.getState().source
    const replace = { kind: 'replace-page', page: { ...page } } as const
    editor.edit(replace, { source: first })
    editor.edit({ kind: 'remove-section', index: 0 })
    editor.edit({ ...replace, page: { ...page } }, { source: second })
    expect(source()).toBe(second)
    editor.undo()
    expect(source()).toBe(first)
    editor.undo()
    editor.undo()
    expect(source()).toBe(emptySource)
    editor.redo()
    expect(source()).toBe(first)
  })

  it('replaces the source with the stored one unless the owner typed meanwhile', () => {
    const { editor, present } = build()
    const kept = withLogo('stored')
    editor.markSaved(stored(present(), kept))
    expect(editor.store.getState()).toMatchObject({ source: kept, savedSource: kept })
    expect(isDirty(editor.store.getState())).toBe(false)
    const typed = withLogo('typed')
    editor.edit({ kind: 'replace-page', page: { ...page } }, { source: typed })
    editor.markSaved(stored(present(), kept))
    expect(editor.store.getState().source).toBe(typed)
    expect(isDirty(editor.store.getState())).toBe(true)
  })

  it('follows the selected section wherever it goes, and forgets none that undo brings back', () => {
    const { editor } = build()
    const place = () => selectedIndex(editor.store.getState())
    editor.select(page.sections[1] ?? null)
    editor.edit({ kind: 'move-section', index: 1, to: 2 })
    expect(place()).toBe(2)
    editor.edit({ kind: 'remove-section', index: 2 })
    expect(place()).toBe(-1)
    editor.undo()
    expect(place()).toBe(2)
    editor.select(null)
    expect(place()).toBe(-1)
  })

  it('says when the page was changed', () => {
    const { editor, present } = build()
    editor.edit({ kind: 'remove-section', index: 0 })
    expect(present().updatedAt).toBe('1970-01-01T00:00:01.010Z')
  })
})

describe('findDraft', () => {
  const draft = (actions: EditorAction[], id = 'one') => ({
    id,
    base: page,
    baseRevision: 4,
    actions,
    updatedAt: 2000,
  })
  const removal: EditorAction = { kind: 'edit', edit: { kind: 'remove-section', index: 0 }, at: 1 }

  it('offers what was done and not saved', () => {
    const drafts = [draft([]), draft([removal], 'two')]
    expect(findDraft(drafts)).toMatchObject({ id: 'two', revision: 4, actions: [removal] })
  })

  it('offers nothing where all of it was undone, or where there is nothing', () => {
    expect(findDraft([draft([removal, { kind: 'undo' }])])).toBeNull()
    expect(findDraft([draft([])])).toBeNull()
    expect(findDraft([])).toBeNull()
  })

  it('offers nothing that can no longer be read', () => {
    expect(findDraft([{ ...draft([removal]), base: { sections: 'none' } }])).toBeNull()
  })
})
