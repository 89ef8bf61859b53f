import { describe, expect, it } from 'vitest'

import type { EditorAction } from './editor.ts'
import { upgradeAction } from './upgrade-action.ts'

const edit = { kind: 'set-page-field', path: ['title'], value: 'Rivers' } as const

describe('an action of a draft', () => {
  it('is read as older builds kept it', () => {
    expect(upgradeAction({ kind: 'edit', edit, run: 'page title', at: 7 })).toEqual({
      kind: 'edit',
      edit,
      batch: 'page title',
      at: 7,
    })
    expect(upgradeAction({ kind: 'end-run' })).toEqual({ kind: 'commit-batch' })
  })

  it('is left as it is kept now', () => {
    const actions: EditorAction[] = [
      { kind: 'edit', edit, batch: 'page title', at: 7 },
      { kind: 'edit', edit, at: 8 },
      { kind: 'commit-batch' },
      { kind: 'undo' },
      { kind: 'redo' },
    ]
    expect(actions.map(upgradeAction)).toEqual(actions)
  })
})
