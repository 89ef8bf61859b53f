import {
  type BusinessFacts,
  type Fact,
  type Funnel,
  type FunnelChange,
  noFacts,
} from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure, type FailureCode } from '../../../../entities/api/api-failure.ts'
import { createNetworkStatus } from '../../../../lib/network-status.ts'
import { networkFailure } from '../../../../lib/request-failure.ts'
import { createFactsEditor } from '../editing/facts-editor.ts'
import { createFactsSaver } from './facts-saver.ts'
import { buildFact } from '../kinds/facts.fixture.ts'

const tour = buildFact('offering', { id: 'tour', value: { name: 'Tour' } })
const phone = buildFact('phone')
const start: BusinessFacts = { ...noFacts, facts: [tour, phone] }

const funnelWith = (revision: number, business_facts: BusinessFacts = start) =>
  ({ revision, business_facts }) as Funnel
const refusal = (code: FailureCode) => new ApiFailure({ code, status: 409, message: 'No.' })
const never = () => new Promise<Funnel>(() => {})

type Answer = (change: FunnelChange) => Promise<Funnel>

/** A saver whose server answers as told, one answer after the other, and whose time passes by hand. */
function build(answers: Answer[], theirs: () => Promise<Funnel> = never) {
  const editor = createFactsEditor({ known: start, newId: () => 'new' })
  const network = createNetworkStatus()
  const sent: FunnelChange[] = []
  const heard: [number, number][] = []
  const timers = new Set<() => void>()
  const saver = createFactsSaver({
    editor,
    start: { saved: start, revision: 4 },
    send: (change) => {
      sent.push(change)
      return (answers.shift() ?? never)(change)
    },
    fetchFunnel: theirs,
    onSaved: () => {},
    network,
    schedule(run) {
      timers.add(run)
      return () => timers.delete(run)
    },
  })
  saver.subscribe(({ revision }, base) => heard.push([base, revision]))
  function passTime() {
    const due = [...timers]
    timers.clear()
    for (const run of due) run()
  }
  return { editor, saver, network, sent, heard, timers, passTime, state: saver.store.getState }
}

/** The server keeps what it gets. */
const keep: Answer = ({ business_facts, baseRevision }) =>
  Promise.resolve(funnelWith(baseRevision + 1, business_facts))
const refuse =
  (code: FailureCode): Answer =>
  () =>
    Promise.reject(refusal(code))

describe('the saving of facts', () => {
  it('waits for the last of several presses, and sends them at once', async () => {
    const { editor, saver, sent, heard, timers, passTime } = build([keep])
    editor.confirm('tour', true)
    editor.confirm('phone', true)
    expect(sent).toEqual([])
    expect(timers.size).toBe(1)
    passTime()
    await expect.poll(() => saver.unsaved()).toBeNull()
    expect(sent).toEqual([{ business_facts: editor.store.getState().known, baseRevision: 4 }])
    expect(heard).toEqual([[4, 5]])
  })

  it('sends nothing where everything was taken back', () => {
    const { editor, saver, timers } = build([])
    editor.confirm('tour', true)
    editor.undo()
    expect(saver.unsaved()).toBeNull()
    expect(timers.size).toBe(0)
  })

  it('saves what was changed while it was saving, on top of that save', async () => {
    let answer = () => {}
    const slow: Answer = (change) =>
      new Promise((resolve) => {
        answer = () => resolve(funnelWith(5, change.business_facts))
      })
    const { editor, saver, sent, passTime } = build([slow, keep])
    editor.confirm('tour', true)
    passTime()
    await expect.poll(() => sent.length).toBe(1)
    editor.confirm('phone', true)
    answer()
    await saver.flush()
    expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([4, 5])
    expect(saver.unsaved()).toBeNull()
  })

  it('keeps what could not be sent, and sends it once the server is there again', async () => {
    const { editor, saver, network, state } = build([() => Promise.reject(networkFailure()), keep])
    network.reportFailure()
    editor.confirm('tour', true)
    await saver.flush()
    expect(state().failure?.kind).toBe('offline')
    expect(saver.unsaved()).not.toBeNull()
    network.reportSuccess()
    await expect.poll(() => saver.unsaved()).toBeNull()
    expect(state().failure).toBeNull()
  })

  it('says that the session ended, and what else the server refused, and can be tried again', async () => {
    const { editor, saver, state } = build([refuse('not-signed-in'), refuse('invalid-input'), keep])
    editor.confirm('tour', true)
    await saver.flush()
    expect(state().failure?.kind).toBe('session')
    await saver.flush()
    expect(state().failure).toEqual({ kind: 'refused', text: 'No.' })
    await saver.flush()
    expect(state().failure).toBeNull()
    expect(saver.unsaved()).toBeNull()
  })

  it('leaves alone what else was changed of the adventure meanwhile', async () => {
    const { editor, saver, sent, state } = build([refuse('revision-conflict'), keep], () =>
      Promise.resolve(funnelWith(9)),
    )
    editor.confirm('tour', true)
    await saver.flush()
    expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([4, 9])
    expect(state()).toMatchObject({ revision: 10, conflict: null, failure: null })
  })

  it('takes a save whose answer was lost for one', async () => {
    const { editor, saver, sent, state } = build([refuse('revision-conflict')], () =>
      Promise.resolve(funnelWith(5, editor.store.getState().known)),
    )
    editor.confirm('tour', true)
    await saver.flush()
    expect(sent).toHaveLength(1)
    expect(saver.unsaved()).toBeNull()
    expect(state().revision).toBe(5)
  })

  describe('when the facts were changed elsewhere, too', () => {
    const theirFacts: BusinessFacts = { ...start, facts: [phone] }
    async function conflict() {
      const built = build([refuse('revision-conflict'), keep], () =>
        Promise.resolve(funnelWith(9, theirFacts)),
      )
      built.editor.confirm('tour', true)
      await built.saver.flush()
      expect(built.state().conflict?.revision).toBe(9)
      return built
    }

    it('overwrites nothing before the owner chose', async () => {
      const { saver, sent, editor } = await conflict()
      await saver.flush()
      expect(sent).toHaveLength(1)
      expect(editor.store.getState().known.facts).toHaveLength(2)
    })

    it('saves the owner’s over it', async () => {
      const { saver, sent } = await conflict()
      saver.keepMine()
      await expect.poll(() => saver.unsaved()).toBeNull()
      expect(sent.at(-1)?.baseRevision).toBe(9)
    })

    it('shows theirs', async () => {
      const { saver, editor, timers } = await conflict()
      saver.takeTheirs()
      expect(editor.store.getState()).toMatchObject({ known: theirFacts, past: [] })
      expect(saver.unsaved()).toBeNull()
      expect(timers.size).toBe(0)
    })
  })

  describe('beside another form of the same adventure', () => {
    const raft: Fact = buildFact('offering', { id: 'raft', value: { name: 'Raft' } })

    it('waits until that one has saved', async () => {
      const { editor, saver, sent } = build([keep])
      let finish = () => {}
      const other = saver.inTurn(() => new Promise<void>((resolve) => (finish = resolve)))
      editor.confirm('tour', true)
      const own = saver.flush()
      await expect.poll(() => finish).not.toBeUndefined()
      expect(sent).toEqual([])
      finish()
      await Promise.all([other, own])
      expect(sent).toHaveLength(1)
    })

    it('shows what was read of new answers', () => {
      const { saver, editor, timers } = build([])
      saver.adopt(funnelWith(5, { ...start, facts: [raft] }), null)
      expect(editor.store.getState().known.facts).toEqual([raft])
      expect(timers.size).toBe(0)
    })

    it('counts what that form sent along as saved', () => {
      const { saver, editor, timers } = build([])
      editor.confirm('phone', true)
      const sent = saver.unsaved()
      const merged = { ...start, facts: [raft, ...(sent?.facts ?? [])] }
      saver.adopt(funnelWith(5, merged), sent)
      expect(editor.store.getState().known).toBe(merged)
      expect(saver.unsaved()).toBeNull()
      expect(timers.size).toBe(0)
    })

    it('reads them into what was changed meanwhile and is not saved', async () => {
      const { saver, editor, sent, passTime } = build([keep])
      editor.confirm('phone', true)
      saver.adopt(funnelWith(5, { ...start, facts: [raft] }), null)
      expect(editor.store.getState().known.facts).toMatchObject([
        { id: 'phone', is_confirmed: true },
        { id: 'raft' },
      ])
      passTime()
      await expect.poll(() => saver.unsaved()).toBeNull()
      expect(sent.at(-1)?.baseRevision).toBe(5)
    })
  })
})
