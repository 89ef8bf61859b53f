import type { Lead } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { chosenOf, createLeadSelection } from './lead-selection.ts'
import type { LeadAction } from './optimistic-leads.ts'

const lead = (id: string) => ({ id }) as Lead
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id)

/** A list of four leads; `asked` is what was to be changed, `finish` says that it worked. */
function build() {
  const list = { shown: ['ana', 'bo', 'cy', 'dee'].map(lead) }
  const asked: { ids: string[]; action: LeadAction }[] = []
  const deleted: string[][] = []
  let finish = () => {}
  const selection = createLeadSelection({
    readShown: () => list.shown,
    changeLeads(leads, action, onDone) {
      asked.push({ ids: idsOf(leads), action })
      finish = () => onDone?.()
    },
    onDeleted: (leads) => void deleted.push(idsOf(leads)),
  })
  return {
    selection,
    list,
    asked,
    deleted,
    finish: () => finish(),
    chosen: () => idsOf(chosenOf(selection.store.getState(), list.shown)),
    toDelete: () => idsOf(selection.store.getState().toDelete),
  }
}

const booked = { kind: 'set-status', status: 'booked' } as const
const remove = { kind: 'delete' } as const

describe('choosing leads of a list', () => {
  it('takes one more, a range, and one less', () => {
    const { selection, chosen } = build()
    selection.select('bo', false)
    selection.select('dee', true)
    expect(chosen()).toEqual(['bo', 'cy', 'dee'])
    selection.select('cy', false)
    expect(chosen()).toEqual(['bo', 'dee'])
  })

  it('takes all that are shown now, or none', () => {
    const { selection, list, chosen } = build()
    list.shown = [...list.shown, lead('eve')]
    selection.selectAll(true)
    expect(chosen()).toEqual(['ana', 'bo', 'cy', 'dee', 'eve'])
    selection.selectAll(false)
    expect(chosen()).toEqual([])
  })

  it('begins no range at what was chosen before all were', () => {
    const { selection, chosen } = build()
    selection.select('ana', false)
    selection.selectAll(true)
    selection.select('cy', true)
    expect(chosen()).toEqual(['ana', 'bo', 'dee'])
  })

  it('counts only what the list still shows', () => {
    const { selection, list, chosen } = build()
    selection.selectAll(true)
    list.shown = [lead('cy')]
    expect(chosen()).toEqual(['cy'])
  })
})

describe('changing leads of a list', () => {
  it('changes the chosen ones at once and lets go of them', () => {
    const { selection, asked, chosen } = build()
    selection.select('ana', false)
    selection.select('cy', false)
    selection.changeChosen(booked)
    expect(asked).toEqual([{ ids: ['ana', 'cy'], action: booked }])
    expect(chosen()).toEqual([])
  })

  it('changes one and keeps what is chosen', () => {
    const { selection, asked, chosen } = build()
    selection.select('ana', false)
    selection.change([lead('dee')], booked)
    expect(asked).toEqual([{ ids: ['dee'], action: booked }])
    expect(chosen()).toEqual(['ana'])
  })

  it('asks before it deletes, and keeps everything where the answer is no', () => {
    const { selection, asked, chosen, toDelete } = build()
    selection.select('bo', false)
    selection.changeChosen(remove)
    expect([toDelete(), asked]).toEqual([['bo'], []])
    selection.keep()
    expect([toDelete(), chosen(), asked]).toEqual([[], ['bo'], []])
  })

  it('asks on until what it deletes is gone', () => {
    const { selection, asked, deleted, chosen, toDelete, finish } = build()
    selection.select('bo', false)
    selection.changeChosen(remove)
    selection.deleteForGood()
    expect(asked).toEqual([{ ids: ['bo'], action: remove }])
    expect([toDelete(), chosen(), deleted]).toEqual([['bo'], ['bo'], []])
    finish()
    expect([toDelete(), chosen(), deleted]).toEqual([[], [], [['bo']]])
  })

  it('lets go of everything on demand', () => {
    const { selection, chosen } = build()
    selection.selectAll(true)
    selection.clear()
    expect(chosen()).toEqual([])
  })
})
