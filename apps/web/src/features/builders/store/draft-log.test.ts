import { type PageDocument, parsePage, serializePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createDraftLog } from './draft-log.ts'
import type { DraftStore } from './draft-store.ts'
import { createEditor } from './editor.ts'
import { emptySource } from '../testing/empty-source.ts'

const pageOf = (title: string): PageDocument => parsePage({ title, sections: [] })
const saved = pageOf('Saved')
const typed = (value: string) => ({ kind: 'set-page-field', path: ['title'], value }) as const

/** A browser's database that keeps what it is told, or nothing. */
function build({ isBegun = false, isFull = false } = {}) {
  const log: string[] = []
  let failures = 0
  const note = (text: string) => {
    log.push(text)
    return isFull ? Promise.reject(new Error('full')) : Promise.resolve()
  }
  const drafts: DraftStore = {
    orphans: () => Promise.resolve([]),
    hold: (id) => void log.push(`hold ${id}`),
    begin: ({ base, baseRevision }) =>
      note(`begin ${(base as { title: string }).title} at ${baseRevision}`),
    append: (_id, action) => {
      const isPage = action.kind === 'edit' && action.edit.kind === 'replace-page'
      if (!isPage) return note(`append ${action.kind}`)
      return note(action.source ? 'append the page and its source' : 'append the page')
    },
    clear: () => note('clear'),
    isEmpty: () => Promise.resolve(true),
    forgetAll: () => Promise.resolve(),
  }
  const draftLog = createDraftLog({
    drafts,
    id: 'draft',
    isBegun,
    funnelId: 'one',
    saved,
    revision: 3,
    onFailure: () => (failures += 1),
  })
  const editor = createEditor({
    page: saved,
    source: emptySource,
    revision: 3,
    log: draftLog,
    now: () => 0,
  })
  return { editor, log, failures: () => failures }
}

const stored = (page: PageDocument) => ({
  page,
  sent: emptySource,
  source: emptySource,
  revision: 4,
})

describe('the draft of an editor', () => {
  it('is begun by the first action, and has every one', () => {
    const { editor, log } = build()
    expect(log).toEqual([])
    editor.edit(typed('One'))
    editor.undo()
    expect(log).toEqual(['hold draft', 'begin Saved at 3', 'append edit', 'append undo'])
  })

  it('goes on where one of an earlier visit is taken up', () => {
    const { editor, log } = build({ isBegun: true })
    editor.edit(typed('One'))
    expect(log).toEqual(['hold draft', 'append edit'])
  })

  it('ends with a save, and begins anew on what was saved', () => {
    const { editor, log } = build()
    editor.edit(typed('One'))
    editor.markSaved(stored(editor.store.getState().history.present))
    expect(log.at(-1)).toBe('clear')
    editor.edit(typed('Two'))
    expect(log.slice(-3)).toEqual(['hold draft', 'begin One at 4', 'append edit'])
  })

  it('keeps what was typed while the save was under way', () => {
    const { editor, log } = build()
    editor.edit(typed('One'))
    const sent = editor.store.getState().history.present
    editor.edit(typed('Two'))
    editor.markSaved(stored(sent))
    expect(log.slice(-4)).toEqual([
      'clear',
      'hold draft',
      'begin One at 4',
      'append the page and its source',
    ])
    expect(serializePage(editor.store.getState().saved)).toMatchObject({ title: 'One' })
  })

  it('says once that nothing is kept, and tries no more', async () => {
    const { editor, log, failures } = build({ isFull: true })
    editor.edit(typed('One'))
    await expect.poll(failures).toBe(1)
    const before = log.length
    editor.edit(typed('Two'))
    await Promise.resolve()
    expect(failures()).toBe(1)
    expect(log).toHaveLength(before)
  })
})
