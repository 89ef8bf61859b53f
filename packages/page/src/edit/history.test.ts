import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type PageDocument, parsePage } from '../document/page-document.ts'
import { sectionFromTemplate } from '../templates/section-from-template.ts'
import { sectionTemplates } from '../templates/section-templates.ts'
import { commitBatch, type History, recordEdit, redo, startHistory, undo } from './history.ts'
import type { PageEdit } from './page-edit.ts'

const template = (index: number) => sectionTemplates[index % sectionTemplates.length]
const newSection = (index: number) => {
  const found = template(index)
  if (found === undefined) throw new Error('There are no templates')
  return sectionFromTemplate(found, found.section.type)
}
const page = parsePage({
  title: 'Raft',
  sections: [newSection(0), { type: 'hologram', beam: 3 }, newSection(4), newSection(9)],
})

const place = fc.nat(7)
const text = fc.string({ maxLength: 12 })
const edit: fc.Arbitrary<PageEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('add-section' as const),
    section: fc.nat(30).map((index) => newSection(index)),
    index: place,
  }),
  fc.record({ kind: fc.constant('remove-section' as const), index: place }),
  fc.record({ kind: fc.constant('move-section' as const), index: place, to: place }),
  fc.record({ kind: fc.constant('duplicate-section' as const), index: place }),
  fc.record({
    kind: fc.constant('set-section-field' as const),
    index: place,
    path: fc.constantFrom(
      ['content', 'title'],
      ['content', 'buttons', 0, 'text'],
      ['content', 'layout', 'columns'],
      ['style', 'textColor'],
      ['background'],
      ['id'],
    ),
    value: fc.oneof(text, fc.constantFrom(undefined, 2, 'dark', null)),
  }),
  fc.record({
    kind: fc.constant('set-page-field' as const),
    path: fc.constantFrom(['title'], ['globalTheme'], ['style', 'theme'], ['userId']),
    value: fc.oneof(text, fc.constantFrom('night', 'reef', undefined)),
  }),
  fc.record({
    kind: fc.constant('replace-sections' as const),
    sections: fc.constant(page.sections.slice(1)),
  }),
)
const step = fc.record({ edit, batch: fc.option(fc.constantFrom('a', 'b')), pause: fc.nat(4000) })

describe('history', () => {
  it('gives back the very page it began with, and the very page it ended with', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const end = play(startHistory(page), steps)
        const back = repeat(end, undo)
        expect(back.present).toBe(page)
        expect(repeat(back, redo).present).toBe(end.present)
      }),
    )
  })

  it('leaves a page that can be stored and read again as it is', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const { present } = play(startHistory(page), steps)
        const ids = present.sections.flatMap((section) => ('id' in section ? [section.id] : []))
        expect(new Set(ids).size).toBe(ids.length)
        expect(parsePage(present)).toEqual(present)
      }),
    )
  })

  it('is one step for sixty typed characters', () => {
    const words = 'Six of us in one raft, and the river does most of the talking'.slice(0, 60)
    const typed = Array.from({ length: words.length }, (_, index) => index).reduce(
      (history, index) =>
        recordEdit(history, title(words.slice(0, index + 1)), { batch: 'title', at: index * 180 }),
      startHistory(page),
    )
    expect(titleOf(typed.present)).toBe(words)
    expect(undo(typed).present).toBe(page)
  })

  it('begins a new step after a pause, after the field was left, and for another field', () => {
    let history = recordEdit(startHistory(page), title('A'), { batch: 'title', at: 0 })
    history = recordEdit(history, title('AB'), { batch: 'title', at: 5000 })
    history = recordEdit(commitBatch(history), title('ABC'), { batch: 'title', at: 5001 })
    history = recordEdit(history, title('ABCD'), { batch: 'subtitle', at: 5002 })
    expect(history.past).toHaveLength(4)
  })

  it('forgets what was undone when something else is done', () => {
    const undone = undo(recordEdit(startHistory(page), title('A'), { at: 0 }))
    const other = recordEdit(undone, title('B'), { at: 1 })
    expect(redo(other)).toBe(other)
  })

  it('records nothing for an edit that changes nothing', () => {
    const history = startHistory(page)
    expect(recordEdit(history, { kind: 'remove-section', index: 99 }, { at: 0 })).toBe(history)
  })
})

function title(value: string): PageEdit {
  return { kind: 'set-section-field', index: 0, path: ['content', 'title'], value }
}

function titleOf({ sections }: PageDocument): unknown {
  const [first] = sections
  return first !== undefined && 'content' in first ? first.content.title : undefined
}

type Step = { edit: PageEdit; batch: string | null; pause: number }

function play(start: History, steps: readonly Step[]): History {
  let at = 0
  return steps.reduce((history, { edit: made, batch, pause }) => {
    at += pause
    return recordEdit(history, made, { ...(batch !== null && { batch }), at })
  }, start)
}

function repeat(history: History, move: (history: History) => History): History {
  let before = history
  for (let next = move(before); next !== before; next = move(before)) before = next
  return before
}
