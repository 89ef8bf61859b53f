import { type BusinessFacts, type Funnel, type FunnelChange, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { createFunnelUpdater } from '../../../entities/funnel/funnel-updater.ts'
import { createNetworkStatus } from '../../../lib/network-status.ts'
import { createFactsEditor } from '../facts/editing/facts-editor.ts'
import { buildFact } from '../facts/kinds/facts.fixture.ts'
import { createFactsSaver } from '../facts/saving/facts-saver.ts'
import { besideFacts } from './beside-facts.ts'

const known: BusinessFacts = { ...noFacts, facts: [buildFact('phone')] }

/** Answers and facts of one funnel at revision 4, and a server that answers when it is told to. */
function build({ factsRevision = 4 } = {}) {
  const sent: FunnelChange[] = []
  const answers: PromiseWithResolvers<Funnel>[] = []
  const send = (change: FunnelChange) => {
    sent.push(change)
    const answer = Promise.withResolvers<Funnel>()
    answers.push(answer)
    return answer.promise
  }
  const fetchFunnel = () => Promise.reject(new Error('Nobody asks'))
  const editor = createFactsEditor({ known, newId: () => 'new' })
  const saver = createFactsSaver({
    editor,
    start: { saved: known, revision: factsRevision },
    send,
    fetchFunnel,
    onSaved: () => {},
    network: createNetworkStatus(),
    schedule: () => () => {},
  })
  const updater = createFunnelUpdater({
    updateFunnel: send,
    fetchFunnel,
    cacheFunnel: () => Promise.resolve(),
    notifySuccess: () => {},
    notifyWithUndo: () => undefined,
    notifyError: () => {},
  })
  const saved: number[] = []
  const saveAnswers = () =>
    besideFacts(updater, saver).save({
      change: { title: 'Calm Canyon', baseRevision: 4 },
      success: '',
      fallback: '',
      refusal: '',
      onSaved: ({ revision }) => saved.push(revision),
    })
  const answer = (index: number, revision: number, business_facts = known) =>
    answers[index]?.resolve({ revision, business_facts } as Funnel)
  return { editor, saver, sent, saved, saveAnswers, answer }
}

describe('a form beside the facts', () => {
  it('takes along what of the facts is not saved yet', async () => {
    const { editor, saver, sent, saved, saveAnswers, answer } = build()
    editor.confirm('phone', true)
    const changed = editor.store.getState().known
    const over = saveAnswers()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toEqual({ title: 'Calm Canyon', business_facts: changed, baseRevision: 4 })
    answer(0, 5, changed)
    await over
    expect(saved).toEqual([5])
    expect(saver.unsaved()).toBeNull()
    expect(saver.store.getState().revision).toBe(5)
  })

  it('is saved after the facts that are on their way, on top of them', async () => {
    const { editor, saver, sent, saveAnswers, answer } = build()
    editor.confirm('phone', true)
    const changed = editor.store.getState().known
    const first = saver.flush()
    const second = saveAnswers()
    await expect.poll(() => sent.length).toBe(1)
    answer(0, 5, changed)
    await first
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual({ title: 'Calm Canyon', baseRevision: 5 })
    answer(1, 6, changed)
    await second
  })

  it('shows what the server read of new answers', async () => {
    const { editor, sent, saveAnswers, answer } = build()
    const over = saveAnswers()
    await expect.poll(() => sent.length).toBe(1)
    const read = { ...noFacts, facts: [buildFact('audience')] }
    answer(0, 5, read)
    await over
    expect(editor.store.getState().known).toBe(read)
  })

  it('leaves facts of another revision to their own save, which compares them', async () => {
    const { editor, saver, sent, saveAnswers, answer } = build({ factsRevision: 2 })
    editor.confirm('phone', true)
    const over = saveAnswers()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toEqual({ title: 'Calm Canyon', baseRevision: 4 })
    answer(0, 5)
    await over
    expect(saver.unsaved()).not.toBeNull()
    expect(saver.store.getState().revision).toBe(2)
  })
})
