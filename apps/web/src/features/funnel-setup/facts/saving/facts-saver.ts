import {
  type BusinessFacts,
  businessFactsSchema,
  type Funnel,
  type FunnelChange,
  mergeProposals,
} from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { isPlanRefusal } from '../../../../entities/plan/plan-refusal.ts'
import type { NetworkStatus } from '../../../../lib/network-status.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import type { FactsEditor } from '../editing/facts-editor.ts'

/** What a person reads when saving failed; 'session' asks for a new login. */
export type SaveFailure = { kind: 'offline' | 'session' | 'refused'; text: string }

export type SavingState = {
  /** As the server has them. */
  saved: BusinessFacts
  /** Of the funnel that they were saved with. */
  revision: number
  isSaving: boolean
  failure: SaveFailure | null
  /** The funnel as somebody else saved it meanwhile, with other facts. */
  conflict: Funnel | null
}

type Tools = {
  editor: FactsEditor
  start: Pick<SavingState, 'saved' | 'revision'>
  send: (change: FunnelChange) => Promise<Funnel>
  /** The funnel as the server has it now. */
  fetchFunnel: () => Promise<Funnel>
  onSaved: (funnel: Funnel) => void
  network: Pick<NetworkStatus, 'isUnreachable' | 'subscribe'>
  /** Runs later; returns how not to. */
  schedule: (run: () => void, delayMs: number) => () => void
}

/** Hears of a save, and of the revision that it was made to. */
type SaveListener = (funnel: Funnel, base: number) => void

export type FactsSaver = {
  store: StoreApi<SavingState>
  /** Tells another form of the same funnel of every save; returns how to stop. */
  subscribe: (listener: SaveListener) => () => void
  /** Saves at once what waits; resolves when that is over. */
  flush: () => Promise<void>
  /** What is not saved yet; null where everything is. */
  unsaved: () => BusinessFacts | null
  /** Does something that saves the same funnel, while nothing else is saved. */
  inTurn: <Result>(save: () => Promise<Result>) => Promise<Result>
  /** Takes over a funnel that another form saved, along with these facts or none. */
  adopt: (funnel: Funnel, sent: BusinessFacts | null) => void
  keepMine: () => void
  takeTheirs: () => void
  decideLater: () => void
}

/** After the last change: long enough for several presses, short enough to be trusted. */
const delayMs = 800

/**
 * Saves what an owner changed a moment after, on top of the revision it was read at. What others saved of the
 * same funnel is left alone; where they changed the facts, too, the owner decides.
 */
export function createFactsSaver(tools: Tools): FactsSaver {
  const { editor, network } = tools
  const store = createStore<SavingState>(() => ({
    ...tools.start,
    isSaving: false,
    failure: null,
    conflict: null,
  }))
  const { getState, setState } = store
  let cancel = () => {}
  let turn: Promise<unknown> = Promise.resolve()
  let isWaiting = false
  const listeners = new Set<SaveListener>()

  const shown = () => editor.store.getState().known
  const unsaved = () => (shown() === getState().saved ? null : shown())

  function saveSoon() {
    cancel()
    if (unsaved() !== null) cancel = tools.schedule(() => void flush(), delayMs)
  }
  editor.store.subscribe(({ known }, before) => {
    if (known !== before.known) saveSoon()
  })
  saveSoon()

  function inTurn<Result>(save: () => Promise<Result>): Promise<Result> {
    const done = turn.then(save)
    turn = done.catch(() => {})
    return done
  }

  async function flush(): Promise<void> {
    cancel()
    await inTurn(save)
  }

  async function save(): Promise<void> {
    const facts = unsaved()
    if (facts === null) return setState({ failure: null })
    if (getState().conflict !== null) return
    const { revision } = getState()
    setState({ isSaving: true })
    try {
      accept(await tools.send({ business_facts: facts, baseRevision: revision }), facts)
    } catch (failure) {
      await explain(failure, facts)
    } finally {
      setState({ isSaving: false })
    }
  }

  function accept(funnel: Funnel, sent: BusinessFacts) {
    const base = getState().revision
    setState({ saved: sent, revision: funnel.revision, failure: null, conflict: null })
    tools.onSaved(funnel)
    for (const listener of listeners) listener(funnel, base)
  }

  async function explain(failure: unknown, facts: BusinessFacts) {
    switch (failure instanceof ApiFailure ? failure.code : null) {
      case 'revision-conflict':
        return compare(facts)
      case 'network-request-failed':
        fail('offline', 'You are offline.')
        return waitForNetwork()
      case 'not-signed-in':
        return fail('session', 'Your session has ended.')
      default:
        fail('refused', isPlanRefusal(failure) ? '' : failureMessage(failure, ''))
    }
  }

  function fail(kind: SaveFailure['kind'], text: string) {
    setState({ failure: { kind, text } })
  }

  async function compare(facts: BusinessFacts) {
    let theirs: Funnel
    try {
      theirs = await tools.fetchFunnel()
    } catch {
      return fail('refused', 'This adventure was changed elsewhere.')
    }
    // An answer was lost on its way.
    if (isSame(theirs.business_facts, facts)) return accept(theirs, facts)
    if (!isSame(theirs.business_facts, getState().saved)) {
      fail('refused', 'This adventure was changed elsewhere.')
      return setState({ conflict: theirs })
    }
    // Something else was changed, which this save leaves as it is.
    setState({ revision: theirs.revision })
    await save()
  }

  function waitForNetwork() {
    if (isWaiting) return
    isWaiting = true
    const stop = network.subscribe(() => {
      if (network.isUnreachable()) return
      stop()
      isWaiting = false
      void flush()
    })
  }

  return {
    store,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    flush,
    unsaved,
    inTurn,
    adopt(funnel, sent) {
      const { business_facts: theirs, revision } = funnel
      const mine = unsaved()
      setState({ saved: theirs, revision, failure: null, conflict: null })
      if (mine === null || mine === sent) return editor.show(theirs)
      // What the new answers say goes into what was changed here meanwhile.
      const read = theirs.facts.filter((fact) => fact.source === 'answer' && !fact.is_confirmed)
      editor.show(mergeProposals(mine, read, 'answer'))
    },
    keepMine() {
      const { conflict } = getState()
      if (conflict === null) return
      const { revision, business_facts: saved } = conflict
      setState({ conflict: null, revision, saved })
      void flush()
    },
    takeTheirs() {
      const { conflict } = getState()
      if (conflict === null) return
      const { revision, business_facts: saved } = conflict
      setState({ conflict: null, failure: null, revision, saved })
      editor.show(saved)
    },
    decideLater: () => setState({ conflict: null }),
  }
}

/** Both as the contract reads them, so that their parts are in the same order. */
export function isSame(a: BusinessFacts, b: BusinessFacts): boolean {
  const [one, other] = [a, b].map((facts) => JSON.stringify(businessFactsSchema.parse(facts)))
  return one === other
}
